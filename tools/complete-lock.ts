import { readFileSync } from 'node:fs';
import { writeFile } from '../lib/files/write-file.ts';

// A registry mirror may offer only the optional packages of one platform. npm then omits the others from the lock,
// and `npm ci` refuses it. Run this after each `npm install` that changed the lock.

const systems = {
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  linux: 'linux',
};
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'wasm32', 'loong64'];

interface Platform {
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** The platform of a package, derived from its name, as in its package.json: `@swc/core-linux-x64-musl`. */
function platformOf(name: string): Platform {
  const words = name.split(/[-/]/);
  const os = Object.entries(systems).find(([word]) => words.some((part) => part.startsWith(word)))?.[1];
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = os === 'linux' ? libcOf(name) : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

function libcOf(name: string): string | undefined {
  if (/musl/.test(name)) return 'musl';
  return /-(?:gnu|glibc)$/.test(name) ? 'glibc' : undefined;
}

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Adds to a lock, in place, every optional package that it names but does not contain; returns the names added. */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies)) {
      const held = places(parent, name).find((place) => lock.packages[place]);
      const exact = /^\d/.test(wanted);
      if (held && (!exact || lock.packages[held]?.version === wanted)) continue;
      const version = lowestVersion(name, wanted);
      const root = `node_modules/${name}`;
      const place = lock.packages[root] ? `${parent}/${root}` : root;
      lock.packages[place] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return added;
}

/** Lists the folders in which Node looks for a package, from the folder of the importing package up to the root. */
function places(parent: string, name: string): string[] {
  const above = parent.lastIndexOf('node_modules/');
  const here = `${parent && `${parent}/`}node_modules/${name}`;
  return parent === '' ? [here] : [here, ...places(parent.slice(0, Math.max(above - 1, 0)), name)];
}

function lowestVersion(name: string, wanted: string): string {
  const version = /^[\^~]?(\d+\.\d+\.\d+\S*)$/.exec(wanted)?.[1];
  if (!version)
    throw new Error(`package-lock.json › ${name}: expected one version, optionally with ^ or ~, found ${wanted}`);
  return version;
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'package-lock.json';
  const before = readFileSync(file, 'utf8');
  const lock = JSON.parse(before) as Lock;
  const added = completeLock(lock);
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  if (after !== before) writeFile(file, after);
  console.log(`${file}: ${added.length} optional packages of other platforms added`);
}
