import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listAudit } from '@/lib/audit/store';
import { loadData } from '@/lib/data/load';
import { listWorkingCopies } from '@/lib/staff/working-copies/store';
import { type Editor, editBeside } from '@/tests/support/editors';
import { sampleDir } from '@/tests/support/sample-site';
import { onBothEngines } from '@/tests/support/storage/database';
import { staffBrowser } from '@/tests/support/storage/office';
import { newFolder } from '@/tests/unit/data/folder';

const [people, records] = [50, 20];

type Home = Record<string, unknown> & { title: Record<string, string>; reference: string };

onBothEngines((database) => {
  it(`${people} people edit ${records} homes at once, in two processes: what is saved is there, what is not is on no page`, async () => {
    const dir = newFolder();
    cpSync(sampleDir, dir, { recursive: true });
    const stored = (record: string): Home => JSON.parse(readFileSync(path.join(dir, `${record}.json`), 'utf8'));
    const homes = readdirSync(path.join(dir, 'properties'))
      .filter((name) => /^\d+\.json$/.test(name))
      .slice(0, records)
      .map((name) => `properties/${name.replace('.json', '')}`);
    const base = Object.fromEntries(homes.map((record) => [record, stored(record)])) as Record<string, Home>;
    const staff = await Promise.all(
      Array.from({ length: people }, (_, n) => staffBrowser({ role: 'editor', name: `Editor ${n}` })),
    );
    const at = (n: number) => homes[n % records] as string;
    const titled = (record: string, language: string, text: string) => ({
      title: { ...base[record]?.title, [language]: text },
    });
    // The first and the third of the two or three people in a home change the same field.
    const editors = staff.map(({ staff: { id } }, n): Editor => {
      const [record, left] = [at(n), at(n + 7)];
      const language = n >= records && n < 2 * records ? 'fr' : 'nl';
      return {
        staff: id,
        typed: { record, changes: titled(record, language, `Titel ${n}`) },
        left: { record: left, changes: titled(left, 'de', `HALB ${n}`) },
      };
    });

    const answers = await editBeside(database(), dir, editors);

    expect(answers).toHaveLength(people);
    const answerOf = (n: number) => answers.find((one) => one.staff === editors[n]?.staff);
    for (const [n, record] of homes.entries()) {
      const { title, updatedAt, ...rest } = stored(record);
      const { title: was, updatedAt: _, ...before } = base[record] as Home;
      expect(rest).toEqual(before);
      expect(title).toMatchObject({ fr: `Titel ${n + records}`, de: was.de, en: was.en });
      expect(answerOf(n + records)).toMatchObject({ done: 'saved', conflicts: [] });
      const rivals = [n, n + 2 * records].filter((one) => one < people);
      const winners = rivals.filter((one) => answerOf(one)?.done === 'saved');
      expect(winners).toHaveLength(1);
      expect(title.nl).toBe(`Titel ${winners[0]}`);
      for (const loser of rivals.filter((one) => one !== winners[0]))
        expect(answerOf(loser)).toMatchObject({ error: 'conflict', conflicts: ['title.nl'] });
    }
    loadData(dir);
    const saved = answers.filter(({ done }) => done === 'saved').length;
    expect((await listAudit({ action: 'data.save' }, null, 2 * people)).entries).toHaveLength(saved);
    // Each unsaved text is still in its own working copy.
    const copies = await listWorkingCopies();
    expect(copies).toHaveLength(people + people - saved);
    const half = copies.map(({ content }) => (content as Home).title.de).filter((text) => text?.startsWith('HALB'));
    expect(new Set(half).size).toBe(people);
  }, 120_000);
});
