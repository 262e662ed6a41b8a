import { readFileSync } from 'node:fs';
import path from 'node:path';
import { saveRecord } from '../../../../lib/data/save-record.ts';
import { env } from '../../../../lib/env.ts';
import { changedHome, ownPicture, saver } from '../../saves.ts';

// A separate process that saves homes, each with a picture, until it has done so many or is killed; it prints each save that was answered.
const [first = 1, most = Number.POSITIVE_INFINITY, ...homes] = process.argv.slice(2).map(Number);

const bytes = (file: string) => readFileSync(path.join(env.dataDir, file));

async function save(home: number, n: number): Promise<void> {
  const file = `properties/${home}.json`;
  const base = JSON.parse(bytes(file).toString());
  const picture = ownPicture(home);
  // Every third one takes the picture away.
  const files = n % 3 === 0 ? null : Buffer.from(String(n));
  await saveRecord({ file, base, mine: changedHome(base, n), files: { [picture]: files } }, saver);
  process.stdout.write(`${home} ${n}\n`);
}

for (let n = first; n < first + most; n++) await Promise.all(homes.map((home) => save(home, n)));
process.exit();
