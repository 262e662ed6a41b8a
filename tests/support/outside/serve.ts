import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../../lib/data/write-file.ts';
import { inProject, ports, run } from '../../../scripts/support/project.ts';
import { mapStyle, measurement, outsideHome, tours, videos } from './agency.ts';

// Started by playwright.config.ts: the built site once more, with the data of that agency. Pages that the build has made show the
// sample; its home is rendered when it is requested.

const dataDir = inProject('test-results/outside/data');
const read = (file: string) => JSON.parse(readFileSync(path.join(dataDir, file), 'utf8')) as Record<string, unknown>;
const write = (file: string, content: unknown) => writeFile(path.join(dataDir, file), JSON.stringify(content));
const inFourLanguages = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const media = (items: typeof videos) => items.map(({ link, title }) => ({ link, title: inFourLanguages(title) }));

rmSync(dataDir, { recursive: true, force: true });
cpSync(inProject('data'), dataDir, { recursive: true });
write('site.json', { ...read('site.json'), map: { style: mapStyle }, measurement });
write(`properties/${outsideHome.id}.json`, {
  ...read('properties/5801.json'),
  id: outsideHome.id,
  reference: 'OUT-1',
  videos: media(videos),
  tours: media(tours),
});

process.exitCode = await run(process.execPath, [inProject('server.ts')], {
  NODE_ENV: 'production',
  PORT: String(ports.testOutside),
  DATA_DIR: dataDir,
  VAR_DIR: inProject('test-results/outside/var'),
});
