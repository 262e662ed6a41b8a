import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './support/project.ts';

const library = inProject('node_modules/maplibre-gl');
const folder = inProject('public/map-frame');

/** Copies MapLibre's worker to public/: served as a file it needs no `blob:` in the Content-Security-Policy. */
const { version } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8')) as { version: string };
const file = `worker-${version}.mjs`;
mkdirSync(folder, { recursive: true });
for (const other of readdirSync(folder)) if (other !== file) rmSync(`${folder}/${other}`);
copyFileSync(`${library}/dist/maplibre-gl-worker.mjs`, `${folder}/${file}`);
console.log(`map: public/map-frame/${file}`);
