import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../lib/files/write-file.ts';

/** The sources and data of a build; a build with another stamp is outdated. */
interface BuildStamp {
  /** Content of everything that is compiled. */
  source: string;
  /** Name, size and time of every data file: reading a hundred thousand files at each start would take too long. */
  data: string;
  siteUrl: string;
}

interface BuildSettings {
  dataDir: string;
  messagesDir: string;
  siteUrl: string;
}

const sources = [
  ...['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts'],
  ...['next.config.ts', 'tsconfig.json', 'package-lock.json'],
  ...['scripts/build.ts', 'scripts/assets.ts', 'scripts/pictures', 'scripts/pictures.ts'],
  ...['scripts/base-map', 'scripts/base-map.ts', 'data-sources/map'],
];
const stampFile = '.next/heem-build.json';

/** The stamp that a build of the project in `root` would get now. */
export function stampOf(root: string, { dataDir, messagesDir, siteUrl }: BuildSettings): BuildStamp {
  const compiled = sources.flatMap((name) => filesUnder(root, name));
  return {
    source: digest(compiled.map((name) => [name, readFileSync(path.join(root, name))])),
    data: digest([dataDir, messagesDir].flatMap(fileTimesUnder)),
    siteUrl,
  };
}

/** Compares the build in `root` with a stamp: the same, only the data differ, or unusable (missing, outdated or incomplete). */
export function builtFrom(root: string, { source, data, siteUrl }: BuildStamp): 'this' | 'other data' | 'nothing' {
  const file = path.join(root, stampFile);
  if (!existsSync(file)) return 'nothing';
  const built = JSON.parse(readFileSync(file, 'utf8')) as WrittenStamp;
  const made = filesMade(root);
  if (built.source !== source || built.siteUrl !== siteUrl || built.files !== made.files) return 'nothing';
  return built.data === data && made.prepared >= built.prepared ? 'this' : 'other data';
}

/** Deletes the stamp before a build, so that an unfinished build is never used. */
export function discardStamp(root: string): void {
  rmSync(path.join(root, stampFile), { force: true });
}

/** Writes the stamp of a finished build of the project in `root`. */
export function writeStamp(root: string, stamp: BuildStamp): void {
  writeFile(
    path.join(root, stampFile),
    `${JSON.stringify({ ...stamp, ...filesMade(root) } satisfies WrittenStamp, null, 2)}\n`,
  );
}

interface FilesMade {
  /** Name and size of the files of public/ that come from the source. */
  files: string;
  /** The number of files that come from the data (pictures and videos); more may have been added since. */
  prepared: number;
}
type WrittenStamp = BuildStamp & FilesMade;

function filesMade(root: string): FilesMade {
  const [ofData, ofSource] = [true, false].map((wanted) =>
    filesUnder(root, 'public').filter((name) => /^public\/(?:pictures|videos)\//.test(name) === wanted),
  ) as [string[], string[]];
  return {
    files: digest(ofSource.map((name) => [name, String(statSync(path.join(root, name)).size)])),
    prepared: ofData.length,
  };
}

/** Files in a fixed order, relative to `root`; `name` may be a file or a folder, or not exist. */
function filesUnder(root: string, name: string): string[] {
  const start = path.join(root, name);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [name];
  const entries = readdirSync(start, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isDirectory() ? [] : [path.relative(root, path.join(entry.parentPath, entry.name))]))
    .sort();
}

/** Name, size and time of the files of a folder. */
const fileTimesUnder = (dir: string): [string, string][] =>
  filesUnder(dir, '').map((name) => [name, sizeAndTime(path.join(dir, name))]);

// In whole seconds: container images keep no fractions, and a copied build must stay valid.
function sizeAndTime(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${Math.floor(mtimeMs / 1000)}`;
}

function digest(entries: readonly (readonly [string, string | Buffer])[]): string {
  const hash = createHash('sha256');
  for (const [name, content] of entries) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}
