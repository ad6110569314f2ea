package heapwright.replay;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;

/** The class path of the program under test. What was read of it is kept, since every case loads its classes anew. */
final class ClassPath {
    private static final ClassFile MISSING = new ClassFile(new byte[0], null);

    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, ClassFile> classFiles = new HashMap<>();

    /** The bytes of a class and where they come from. */
    static final class ClassFile {
        final byte[] bytes;
        final CodeSource source;

        ClassFile(byte[] bytes, CodeSource source) {
            this.bytes = bytes;
            this.source = source;
        }
    }

    /** A directory, or a jar that is open. */
    private static final class Entry {
        final File file;
        final JarFile jar;
        final CodeSource source;

        Entry(File file, JarFile jar) throws MalformedURLException {
            this.file = file;
            this.jar = jar;
            this.source = new CodeSource(file.toURI().toURL(), (java.security.cert.Certificate[]) null);
        }
    }

    /** Follows {@code java}: wildcards are expanded, and jars may name others in their manifests. */
    ClassPath(List<String> places) throws IOException {
        Set<File> seen = new LinkedHashSet<>();
        for (String place : places) {
            File file = new File(place);
            if (file.getName().equals("*")) {
                File[] jars = file.getParentFile().listFiles((folder, name) -> name.toLowerCase().endsWith(".jar"));
                if (jars != null) {
                    Arrays.sort(jars);
                    for (File jar : jars) {
                        open(jar, seen);
                    }
                }
            } else {
                open(file, seen);
            }
        }
    }

    private void open(File file, Set<File> seen) throws IOException {
        File real = file.getCanonicalFile();
        if (!file.exists() || !seen.add(real)) {
            return;
        }
        if (file.isDirectory()) {
            entries.add(new Entry(file, null));
            return;
        }
        JarFile jar = new JarFile(file, false, ZipFile.OPEN_READ, Runtime.version());
        entries.add(new Entry(file, jar));
        Manifest manifest = jar.getManifest();
        String linked = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        if (linked == null || linked.isBlank()) {
            return;
        }
        for (String url : linked.trim().split(" +")) {
            try {
                URI resolved = real.toURI().resolve(url);
                File named = "file".equals(resolved.getScheme()) ? new File(resolved) : null;
                if (named != null && named.isDirectory() == url.endsWith("/")) {
                    open(named, seen);
                }
            } catch (IllegalArgumentException | IOException broken) {
                // What a manifest names in vain is ignored, as by `java`.
            }
        }
    }

    /** A class by its Java name; null if there is none. */
    synchronized ClassFile find(String className) throws IOException {
        ClassFile known = classFiles.get(className);
        if (known == null) {
            known = read(className.replace('.', '/') + ".class");
            classFiles.put(className, known);
        }
        return known == MISSING ? null : known;
    }

    private ClassFile read(String name) throws IOException {
        for (Entry entry : entries) {
            if (entry.jar != null) {
                JarEntry found = entry.jar.getJarEntry(name);
                if (found != null) {
                    try (InputStream in = entry.jar.getInputStream(found)) {
                        return new ClassFile(in.readAllBytes(), entry.source);
                    }
                }
            } else {
                File file = new File(entry.file, name);
                if (file.isFile()) {
                    return new ClassFile(Files.readAllBytes(file.toPath()), entry.source);
                }
            }
        }
        return MISSING;
    }

    /** The places of a resource, in order. */
    synchronized List<URL> resources(String name) {
        List<URL> found = new ArrayList<>();
        for (Entry entry : entries) {
            try {
                if (entry.jar == null && new File(entry.file, name).exists()) {
                    found.add(new File(entry.file, name).toURI().toURL());
                } else if (entry.jar != null && entry.jar.getJarEntry(name) != null) {
                    String path = new URI(null, null, name, null).getRawPath();
                    found.add(URI.create("jar:" + entry.file.toURI() + "!/" + path).toURL());
                }
            } catch (Exception unspeakable) {
                // A name that no URL can have leads nowhere.
            }
        }
        return found;
    }
}
