import { expect, it } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { db } from '@/lib/db/database';
import { storeLead } from '@/lib/leads/store';
import { staffCommand } from '@/tests/support/storage/command';
import { onBothEngines } from '@/tests/support/storage/database';
import { lead, mail } from '@/tests/support/storage/examples';

const fail = async (reason: string) =>
  (await db()).updateTable('outbox').set({ state: 'failed', tries: 30, last_error: reason }).execute();

onBothEngines(() => {
  it('outbox lists what was not delivered and why; retry makes it due again', async () => {
    await storeLead(lead(), [mail(), mail({ subject: 'Bedankt voor uw bericht' })]);
    await fail('550 no such mailbox');
    const { stdout } = await staffCommand('outbox');
    expect(stdout).toMatch(/failed +30 .*Bedankt voor uw bericht +550 no such mailbox/);
    const id = /^[0-9a-f-]{36}/m.exec(stdout)?.[0] ?? '';
    expect(await staffCommand('outbox', 'retry', id)).toMatchObject({ code: 0, stdout: '1 to be tried again\n' });
    expect((await staffCommand('outbox', 'retry', '--all')).stdout).toBe('1 to be tried again\n');
    const states = await (await db()).selectFrom('outbox').select(['state', 'tries']).execute();
    expect(states).toEqual(Array(2).fill({ state: 'waiting', tries: 0 }));
    expect(await staffCommand('outbox', 'retry', 'nothing')).toMatchObject({ code: 1 });
  });

  it('leads export writes CSV that no spreadsheet runs, or JSON', async () => {
    const sent = { lastName: 'Peeters', phone: '+32 470 00 00 00', remark: 'a\n"b"' };
    const name = '=HYPERLINK("https://x.example")';
    await storeLead(lead({ form: 'contact-me', name, subject: { property: 5801 }, fields: sent }), []);
    const csv = (await staffCommand('leads', 'export', '--since', '2026-01-01')).stdout;
    expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFDatum;Uur;Soort;Status;.*;Herkomst;/);
    expect(csv).toMatch(/;Vraag over een pand;Nieuw;.*;5801;"HAS-5801 · /);
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")"`);
    expect(csv).toContain(`utm_source=newsletter;"a\n""b""";'+32 470 00 00 00`);
    const json = await staffCommand('leads', 'export', '--since', '2026-01-01', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject([
      { form: 'contact-me', property: 5801, fields: { remark: 'a\n"b"' } },
    ]);
    // A day begins at midnight in Belgium.
    const [before, at] = [Date.parse('2026-10-31T22:59Z'), Date.parse('2026-10-31T23:30Z')];
    const since = async (day: string, createdAt: number) => {
      await (await db()).updateTable('lead').set({ created_at: createdAt }).execute();
      return JSON.parse((await staffCommand('leads', 'export', '--since', day, '--format', 'json')).stdout);
    };
    expect(await since('2026-11-01', at)).toHaveLength(1);
    expect(await since('2026-11-01', before)).toEqual([]);
    expect(await since('2026-10-31T22:59:00Z', before)).toHaveLength(1);
    expect((await staffCommand('leads', 'export', '--since', '2999-01-01', '--format', 'json')).stdout).toBe('[]\n');
  });
});

it.each([
  [['outbox', 'retry']],
  [['outbox', 'retry', '--al']],
  [['leads', 'export', '--since', 'yesterday']],
  [['person', 'erase']],
  [['nothing']],
])('%s is refused before any database is opened, and shows how it is meant', async (args) => {
  const { code, stdout, stderr } = await staffCommand(...args);
  expect(code).toBe(2);
  expect(stdout + stderr).toContain('npm run heem -- ');
  expect(processState.database).toBeUndefined();
});

const { stdout: help } = await staffCommand('--help');
const commands = [...help.matchAll(/^([a-z]+(?: [a-z]+)?) (?:[A-Z-]| +)/gm)].map(([, name = '']) => name).slice(1);

it('the help names the commands', () => expect(commands).toContain('outbox retry'));

it.each(commands)('%s has a --help', async (name) =>
  expect((await staffCommand(...name.split(' '), '--help')).stdout).toContain(`-- ${name} `),
);
