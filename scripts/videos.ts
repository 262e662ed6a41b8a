import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../lib/data/write-file.ts';
import { env } from '../lib/env.ts';

// Copies the videos of the data folder to public/videos, and deletes the others there.
const from = path.join(env.dataDir, 'videos');
const to = path.join(import.meta.dirname, '../public/videos');

const files = existsSync(from) ? readdirSync(from) : [];
mkdirSync(to, { recursive: true });
for (const file of readdirSync(to)) if (!files.includes(file)) rmSync(path.join(to, file));
// Written atomically: a running site may be serving the previous version.
for (const file of files) writeFile(path.join(to, file), readFileSync(path.join(from, file)));
console.log(`videos: ${files.length} in public/videos`);
