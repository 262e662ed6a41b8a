import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listAudit } from '@/lib/audit/store';
import { loadData } from '@/lib/data/load';
import { sampleDir } from '../support/sample-site';
import { type EditorsSave, saveBeside } from '../support/saves';
import { onBothEngines } from '../support/storage/database';

const editors = 50;

/** So many editors are in each of these forms, each in a field of their own. */
const shared = [5801, 5802, 5803];
const fields = [
  ...['title', 'description'].flatMap((text) => ['nl', 'fr', 'en', 'de'].map((locale) => `${text}.${locale}`)),
  ...['reference', 'address.houseNumber', 'address.boxNr'],
  ...['cadastralIncome', 'chargesOwner', 'notaryFee', 'registrationRights'].map((cost) => `attributes.costs.${cost}`),
  ...['attributes.layout.toilets', 'attributes.layout.parkings'],
];

const valueAt = (record: unknown, field: string): unknown =>
  field.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], record);

onBothEngines((database) => {
  it(`the saves of ${editors} editors at once, on two instances: none is lost, none is mixed with another`, async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'heem-beside-'));
    cpSync(sampleDir, dir, { recursive: true });
    const contentOf = (id: number) => JSON.parse(readFileSync(path.join(dir, `properties/${id}.json`), 'utf8'));
    const own = readdirSync(path.join(dir, 'properties'))
      .map((name) => Number.parseInt(name, 10))
      .filter((id) => !shared.includes(id))
      .slice(0, editors);
    const before = new Map([...own, ...shared].map((id) => [id, contentOf(id)]));
    const saves = own.flatMap((home, n): EditorsSave[] => {
      const [together = 0, field = ''] = [shared[n % shared.length], fields[Math.floor(n / shared.length)]];
      const old = valueAt(before.get(together), field);
      const value = field.startsWith('attributes.') ? n + 1 : [old, n].filter((part) => part !== undefined).join(' ');
      const editor = `Editor ${n}`;
      return [
        { editor, home, field: 'reference', value: `R-${home}-${n}` },
        { editor, home: together, field, value },
      ];
    });
    expect(saves).toHaveLength(2 * editors);

    const began = performance.now();
    const answered = await saveBeside(database(), dir, saves);
    console.log(`${answered.length} saves at once: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    expect(answered.toSorted()).toEqual(
      saves.map(({ editor, home, field }) => `${editor} properties/${home}.json ${field}`).toSorted(),
    );

    for (const [id, was] of before) {
      const mine = saves.filter(({ home }) => home === id);
      const now = contentOf(id);
      for (const { field, value } of mine) expect(valueAt(now, field)).toBe(value);
      // Nothing else has changed.
      const changed = new Set(mine.map(({ field }) => field));
      expect(leaves(now).filter(([field]) => !changed.has(field))).toEqual(
        leaves(was).filter(([field]) => !changed.has(field)),
      );
    }
    loadData(dir);
    const { entries } = await listAudit({}, null, 3 * editors);
    const lines = entries.map(({ actorName, subject, after }) =>
      [actorName, subject, ...Object.keys(after ?? {})].join(' '),
    );
    expect(lines.toSorted()).toEqual(saves.map(({ editor, home, field }) => `${editor} ${home} ${field}`).toSorted());
    rmSync(dir, { recursive: true });
  }, 300_000);
});

/** The values of a record by their paths. */
const leaves = (value: unknown, at = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => leaves(one, at ? `${at}.${name}` : name))
    : [[at, value]];
