import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '../lib/env.ts';

// The videos of the data folder, as they are, where the site serves them; those that are gone from it go here, too.
const from = path.join(env.dataDir, 'videos');
const to = path.join(import.meta.dirname, '../public/videos');

const files = existsSync(from) ? readdirSync(from) : [];
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const file of files) cpSync(path.join(from, file), path.join(to, file));
console.log(`videos: ${files.length} in public/videos`);
