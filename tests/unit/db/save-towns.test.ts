import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findAudit, listAudit } from '@/lib/db/audit';
import type { Staff } from '@/lib/db/staff';
import { undoRecord } from '@/lib/office/record-undo';
import { saveRecord } from '@/lib/office/save-record';
import { onBothEngines } from '../../support/storage/database';
import { ownData } from '../../support/storage/reviews';

const editor: Staff = {
  ...{ id: 'editor', name: 'Sofie Maes', email: 'sofie@heem.example', role: 'editor', locale: 'nl' },
  ...{ broker: null, secured: true },
};
const [home, other, third, cities] = [
  'properties/5801.json',
  'properties/5802.json',
  'properties/5914.json',
  'cities.json',
] as const;

let dir: string;
beforeEach(() => {
  const data = ownData();
  dir = data.dir;
  return data.leave;
});

const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const stored = (file: string) => JSON.parse(text(file));
const move = async (file: string, city: string, by = editor) =>
  (await saveRecord({ file, base: stored(file), mine: { ...stored(file), city } }, by)).line;
const isTown = (id: string): boolean => stored(cities).items.some((city: { id: string }) => city.id === id);
async function undo(line: string | null, by = editor): Promise<void> {
  const entry = line && (await findAudit(line));
  if (!entry) throw new Error('no line');
  await undoRecord(entry, by);
}

onBothEngines(() => {
  it('a town that a record is the first to name comes with it, in one line, and goes with it, also of a broker', async () => {
    const [before, towns] = [text(home), text(cities)];
    const own: Staff = { ...editor, id: 'broker', role: 'broker', broker: stored(home).broker };
    const line = await move(home, 'poperinge', own);
    expect(isTown('poperinge')).toBe(true);
    expect(await listAudit({}, null, 9)).toMatchObject({
      entries: [{ action: 'data.save', subject: '5801', after: { city: 'poperinge', files: [cities] } }],
    });
    await undo(line, own);
    expect([text(home), text(cities)]).toEqual([before, towns]);
  });

  it('a town that something else names by now stays, as do those that came since', async () => {
    const line = await move(home, 'poperinge');
    await move(other, 'poperinge');
    await move(third, 'torhout');
    await undo(line);
    expect([stored(home).city, isTown('poperinge'), isTown('torhout')]).toEqual(['hasselt', true, true]);
    const again = await move(home, 'ronse');
    await move(other, 'diksmuide');
    await undo(again);
    expect([isTown('ronse'), isTown('diksmuide')]).toEqual([false, true]);
  });

  it('an undo brings a town back that another one took away', async () => {
    const came = await move(home, 'poperinge');
    const left = await move(home, 'hasselt');
    await undo(came);
    expect(isTown('poperinge')).toBe(false);
    await undo(left);
    expect([stored(home).city, isTown('poperinge')]).toEqual(['poperinge', true]);
  });
});
