//! A real Redis server on a free port.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A server that ends with the test.
pub struct Server {
    process: Child,
    /// Where it listens.
    pub port: u16,
}

impl Server {
    /// Starts one on a free port.
    pub fn start(folder: &Path, more: &[&str]) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Server::start_at(folder, port, more)
    }

    /// Starts one on this port.
    pub fn start_at(folder: &Path, port: u16, more: &[&str]) -> Server {
        let mut command = Command::new("redis-server");
        command.arg("--port").arg(port.to_string()).args(["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
        command.arg("--dir").arg(folder).args(more).stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn();
        let process = process.unwrap_or_else(|error| {
            panic!("redis-server cannot be started ({error}); run: scripts/setup.sh test");
        });
        let server = Server { process, port };
        server.wait_until_up();
        server
    }

    /// Its address, as `--store` takes it.
    pub fn address(&self) -> String {
        format!("redis://127.0.0.1:{}", self.port)
    }

    /// Kills it at once.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends it a signal.
    pub fn signal(&self, name: &str) {
        let status = Command::new("kill").arg(format!("-{name}")).arg(self.process.id().to_string()).status();
        assert!(status.unwrap().success());
    }

    fn wait_until_up(&self) {
        let deadline = Instant::now() + Duration::from_secs(20);
        while Instant::now() < deadline {
            if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
                let mut answer = [0; 5];
                // Either PONG or a demand for a password.
                if stream.write_all(b"PING\r\n").is_ok() && stream.read_exact(&mut answer).is_ok() {
                    return;
                }
            }
            sleep(Duration::from_millis(5));
        }
        panic!("redis-server does not answer on port {}", self.port);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
