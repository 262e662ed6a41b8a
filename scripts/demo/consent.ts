import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measurementSchema } from '../../lib/content/measurement-settings.ts';
import { writeFile } from '../../lib/files/write-file.ts';

/** Fictitious ids, in the format of Google and Meta. */
const ids = { campaigns: true, analytics: 'G-DEMO00000', ads: 'AW-000000000', pixel: '00000000' };

/** Every address but the site's own leads to a port where nothing listens: the browser sends nothing to anybody. */
const nowhere = '--host-resolver-rules="MAP * 127.0.0.1:9, EXCLUDE localhost"';

/** Writes a copy of the data to a separate folder, with third-party tags switched on; returns the text to print. */
export function consentDemo(dataDir: string, varDir: string, siteUrl: string): string {
  const copy = path.resolve(varDir, 'demo-consent');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dataDir, copy, { recursive: true });
  const file = path.join(copy, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFile(file, `${JSON.stringify({ ...site, measurement: measurementSchema.parse(ids) }, null, 2)}\n`);
  return [
    `A copy of the data whose site has tags of others, with ids that are nobody's: ${copy}`,
    'Start the site with it:',
    `  DATA_DIR=${copy} npm start`,
    'and look at it in a browser that reaches no other host, so that Google and Meta learn nothing:',
    `  chromium --user-data-dir=${path.resolve(varDir, 'demo-browser')} ${nowhere} ${siteUrl}`,
    'What the tags are told is in `dataLayer` and `fbq.queue`, in the console of the browser; the network panel names what it would load.',
  ].join('\n');
}
