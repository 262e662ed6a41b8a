import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../../../lib/env.ts';
import { autosaveRecordAction, saveRecordAction } from '../../../../lib/records/form/record-actions.ts';
import type { Editor } from '../../editors.ts';
import { actAs } from '../act-as.ts';

// An instance in which several people type and save at the same moment in forms that they opened before; it says when they are open, and
// what each save answered.
const editors: Editor[] = JSON.parse(process.argv[2] ?? '[]');
const baseOf = (record: string): string => readFileSync(path.join(env.dataDir, `${record}.json`), 'utf8');
const bases = new Map(
  editors.flatMap(({ typed, left }) => [typed, left].map(({ record }) => [record, baseOf(record)])),
);

async function edit({ staff, typed, left }: Editor): Promise<void> {
  const act = await actAs(staff);
  const keep = ({ record, changes }: Editor['typed']) =>
    act(autosaveRecordAction, {
      record,
      version: '0',
      base: bases.get(record) ?? '',
      changes: JSON.stringify(changes),
    });
  // Typed, and never saved.
  await keep(left);
  const { copy } = await keep(typed);
  const { done, error, ...answer } = await act(saveRecordAction, {
    record: typed.record,
    version: String(copy?.version ?? 0),
  });
  const conflicts = answer.conflict?.fields.map(({ path }) => path) ?? [];
  process.stdout.write(`${JSON.stringify({ staff, done, error, conflicts })}\n`);
}

process.stdin.once('data', async () => {
  await Promise.all(editors.map(edit));
  process.exit();
});
process.stdout.write('ready\n');
