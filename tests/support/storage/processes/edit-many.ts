import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../../../lib/env.ts';
import { autosaveRecordAction, saveRecordAction } from '../../../../lib/records/form/record-actions.ts';
import { findWorkingCopy } from '../../../../lib/staff/working-copies/store.ts';
import { actAs } from '../act-as.ts';

// A separate process in which somebody types in one home and saves it, published or withdrawn in turn, and types in another without saving,
// until it is killed; it prints each answer. It begins with the working copies that are there.
const [staff = '', first = '1', saved = '', left = ''] = process.argv.slice(2);
const act = await actAs(staff);
const print = (what: string, n: number) => process.stdout.write(`${what} ${n}\n`);
const stored = (record: string) => JSON.parse(readFileSync(path.join(env.dataDir, `${record}.json`), 'utf8'));

async function type(record: string, language: string, text: string): Promise<string> {
  const copy = await findWorkingCopy(record, staff);
  const base = stored(record);
  const answer = await act(autosaveRecordAction, {
    record,
    version: String(copy?.version ?? 0),
    base: JSON.stringify(base),
    changes: JSON.stringify({ title: { ...base.title, [language]: text } }),
  });
  if (!answer.copy?.check) throw new Error(`not kept: ${JSON.stringify(answer)}`);
  return String(answer.copy.version);
}

for (let n = Number(first); ; n++) {
  await type(left, 'de', `HALB ${n}`);
  print('left', n);
  const version = await type(saved, 'nl', `Titel ${n}`);
  print('typed', n);
  const answer = await act(saveRecordAction, { record: saved, version, status: n % 2 ? 'withdrawn' : 'published' });
  if (!answer.done) throw new Error(`not saved: ${JSON.stringify(answer)}`);
  print('saved', n);
}
