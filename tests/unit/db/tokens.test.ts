import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { passwordHref } from '@/lib/accounts/password-links';
import { processState } from '@/lib/base/process-state';
import { openDatabase } from '@/lib/db/database';
import { isWithinLimit } from '@/lib/db/rate-limit';
import { consumeToken, secret } from '@/lib/db/tokens';
import { newTextCaptcha, readTextAnswer } from '@/lib/forms/captcha';
import { documentHref } from '@/lib/leads/document-links';
import { documentPath, linkLifetimeMs } from '@/lib/owners/documents';
import { signLink } from '@/lib/requests/subscription-links';
import { sign } from '@/lib/security/signed';
import { visitPath } from '@/lib/visits/visit-link';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite, type TestDatabase } from '@/tests/support/storage/database';

const many = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/** Imitates a restart or another instance. */
async function reopen(database: TestDatabase): Promise<void> {
  await (await processState.database)?.destroy();
  processState.database = openDatabase(database.dialect());
}

onBothEngines((database) => {
  it('a token is consumed once, also by simultaneous requests', async () => {
    const later = Date.now() + 60_000;
    expect((await many(20, () => consumeToken('captcha', later))).filter(Boolean)).toHaveLength(1);
    expect(await consumeToken('another', later)).toBe(true);
    await reopen(database());
    expect(await consumeToken('captcha', later)).toBe(false);
  });

  it('a quota ends at the limit, also for simultaneous requests and after a restart', async () => {
    expect((await many(20, () => isWithinLimit('contact 192.0.2.1', 5, 60_000))).filter(Boolean)).toHaveLength(5);
    await reopen(database());
    expect(await isWithinLimit('contact 192.0.2.1', 5, 60_000)).toBe(false);
    expect(await isWithinLimit('contact 192.0.2.2', 5, 60_000)).toBe(true);
  });

  it('a quota starts again after its window; rejected requests do not extend it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await isWithinLimit('key', 1, 1_000)).toBe(true);
    vi.advanceTimersByTime(999);
    expect(await isWithinLimit('key', 1, 1_000)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isWithinLimit('key', 1, 1_000)).toBe(true);
    expect(await isWithinLimit('key', 1, 1_000)).toBe(false);
    vi.useRealTimers();
  });

  it('a secret is created once per name and stays the same', async () => {
    const made = await many(10, () => secret('links'));
    expect(made[0]).toHaveLength(32);
    expect(new Set(made.map((value) => value.toString('hex'))).size).toBe(1);
    await reopen(database());
    expect(await secret('links')).toEqual(made[0]);
    expect(await secret('captcha')).not.toEqual(made[0]);
  });
});

const id = randomUUID();
const now = Date.now();

// Links of earlier mails must still open, so neither a purpose nor the name of a secret changes.
const kinds: [purpose: string, secret: string, value: object, signed: (value: never) => Promise<string>][] = [
  ['visit', 'visits', { visit: id }, () => visitPath(id, 'nl', sample)],
  ['password', 'links', { kind: 'reset', token: 'x' }, (link) => passwordHref(link, 'nl', sample)],
  ['subscription', 'links', { kind: 'search', id, step: 'stop' }, signLink],
  ['document', 'documents', { property: 1, kind: 'plans', until: now, locale: 'nl' }, documentHref],
  [
    'owner-document',
    'documents',
    { document: id, account: 'a', until: now + linkLifetimeMs },
    (link) => documentPath(link, now),
  ],
];

onSqlite(() => {
  it.each(kinds)('a %s is signed with %s', async (purpose, name, value, signed) =>
    expect(await signed(value as never)).toContain(sign(value, purpose, await secret(name))),
  );

  it('the token of a text captcha does not contain the answer; a right answer is valid for an hour', async () => {
    let sum = 0;
    const translate = (_: string, { a, b }: Record<string, unknown> = {}) => {
      sum = Number(a) + Number(b);
      return 'question';
    };
    const { token } = await newTextCaptcha(translate, now);
    const [body = ''] = token.split('.');
    const content = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(Object.keys(content).sort()).toEqual(['asked', 'id', 'mac']);
    expect(token).toBe(sign(content, 'question', await secret('forms')));
    expect(await readTextAnswer(token, ` ${sum} `, now)).toMatchObject({ token: content.id });
    expect(await readTextAnswer(token, String(sum + 1), now)).toBeNull();
    expect(await readTextAnswer(token, String(sum), now + 3_600_001)).toBeNull();
  });
});
