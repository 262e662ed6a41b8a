import { spawnSync } from 'node:child_process';
import { cpSync, openSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inProject, root, toolEnv } from '../../scripts/support/project.ts';
import { childrenCpuMs } from './processes.ts';

const excluded = new Set([
  '.git',
  '.next',
  'data',
  'docs',
  'node_modules',
  'package-lock.json',
  'playwright-report',
  'test-results',
  'tests',
  'var',
]);

export const benchDir = inProject('var/bench');
export const copyDir = path.join(benchDir, 'site');

export interface BuildCost {
  seconds: number;
  cpuSeconds: number;
  pages: number;
  /** Disk space of the built pages, in KB. */
  pagesKb: number;
}

/** Copies the project's sources to var/bench/site, so that measurements do not touch the developer's build. */
export function copySite(): void {
  rmSync(copyDir, { recursive: true, force: true });
  for (const name of readdirSync(root)) {
    if (!excluded.has(name))
      cpSync(path.join(root, name), path.join(copyDir, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(inProject('node_modules'), path.join(copyDir, 'node_modules'));
}

/** Builds the copy with a data folder, from scratch; the output goes to var/bench/build.log. */
export function buildCopy(dataDir: string): BuildCost {
  rmSync(path.join(copyDir, '.next'), { recursive: true, force: true });
  const log = openSync(path.join(benchDir, 'build.log'), 'w');
  const started = performance.now();
  const cpuBefore = childrenCpuMs();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: copyDir,
    env: toolEnv({ DATA_DIR: dataDir }),
    stdio: ['ignore', log, log],
  });
  if (status !== 0)
    throw new Error(`The site cannot be built with ${dataDir}: see ${path.join(benchDir, 'build.log')}`);
  const manifest = JSON.parse(readFileSync(path.join(copyDir, '.next/prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>;
  };
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (childrenCpuMs() - cpuBefore) / 1000,
    pages: Object.keys(manifest.routes).length,
    pagesKb: sizeOf(path.join(copyDir, '.next/server/app')) / 1024,
  };
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.reduce(
    (sum, entry) => (entry.isFile() ? sum + statSync(path.join(entry.parentPath, entry.name)).blocks * 512 : sum),
    0,
  );
}
