import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  /** The path in the repository: "lib/routes/routes.ts". */
  path: string;
  text: string;
}

const made = /\.d\.json\.ts$|^next-env\.d\.ts$/;

/** The matching files without generated ones, sorted by path. */
export const sourceFiles = (...patterns: string[]): SourceFile[] =>
  globSync(patterns, { exclude: ['node_modules/**', '.next/**'] })
    .filter((path) => !made.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

export interface Import {
  from: string;
  /** The path in the repository without extension: "lib/routes/route"; the specifier itself for a package. */
  to: string;
  typeOnly: boolean;
}

const statement =
  /^(?:import|export)\s+(?:(type)\s+)?(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** The static and dynamic imports of a file. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(statement)].map(([, type, names = '', named, demanded]) => ({
    from: path,
    to: target(path, named ?? demanded ?? ''),
    typeOnly: type === 'type' || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names),
  }));
}

function target(from: string, specifier: string): string {
  if (!/^(?:\.|@\/)/.test(specifier)) return specifier;
  const base = specifier.startsWith('@/') ? 'file:///' : `file:///${from}`;
  return new URL(specifier.replace(/^@\//, ''), base).pathname
    .slice(1)
    .replace(/\.(?:tsx?|mjs)$/, '')
    .replace(/%5B/gi, '[')
    .replace(/%5D/gi, ']');
}
