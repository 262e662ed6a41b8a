import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSample } from './sample/write-files.ts';

// node scripts/sample.ts [--count N] [--out DIR]: writes the sample homes, the committed ones into data/ by default.
const dataDir = join(import.meta.dirname, '..', 'data');
const { values } = parseArgs({ options: { count: { type: 'string' }, out: { type: 'string' } } });
const count = values.count === undefined ? undefined : Number(values.count);
if (count !== undefined && (!Number.isInteger(count) || count < 1))
  throw new Error('--count takes a whole number from 1');
const out = values.out ?? dataDir;
console.log(`${await writeSample(dataDir, out, count)} homes in ${join(out, 'properties')}`);
