import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '../lib/env.ts';
import { inProject } from './support/project.ts';

/** Copies the videos of the data folder that have changed to public/videos, and deletes the others there. */
export function copyVideos(): null {
  const from = path.join(env.dataDir, 'videos');
  const to = inProject('public/videos');
  const files = existsSync(from) ? readdirSync(from) : [];
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(to)) if (!files.includes(file)) rmSync(path.join(to, file));
  for (const file of files) {
    const [source, copy] = [statSync(path.join(from, file)), statSync(path.join(to, file), { throwIfNoEntry: false })];
    if (copy && copy.size === source.size && copy.mtimeMs >= source.mtimeMs) continue;
    // A running site may be serving the previous version.
    const unfinished = path.join(to, `${file}.${process.pid}.tmp`);
    copyFileSync(path.join(from, file), unfinished);
    renameSync(unfinished, path.join(to, file));
  }
  console.log(`videos: ${files.length} in public/videos`);
  return null;
}

if (import.meta.main) copyVideos();
