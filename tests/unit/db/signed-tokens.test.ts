import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { passwordHref } from '@/lib/accounts/password-links';
import { secret } from '@/lib/db/tokens';
import { readTextAnswer } from '@/lib/forms/captcha';
import { documentHref } from '@/lib/forms/document-links';
import { documentPath, linkLife } from '@/lib/owners/documents';
import { sign } from '@/lib/signed';
import { signLink } from '@/lib/subscriptions/links';
import { visitPath } from '@/lib/visits/visit-link';
import { sample } from '../../support/sample-site';
import { onBothEngines } from '../../support/storage/database';

const id = randomUUID();
const now = Date.now();

// What was sent out before must still open: neither a purpose nor the name of a secret ever changes.
const kinds: [purpose: string, secret: string, value: object, signed: (value: never) => Promise<string>][] = [
  ['visit', 'visits', { visit: id }, () => visitPath(id, 'nl', sample)],
  ['password', 'links', { kind: 'reset', token: 'x' }, (link) => passwordHref(link, 'nl', sample)],
  ['subscription', 'links', { kind: 'search', id, step: 'stop' }, signLink],
  ['document', 'documents', { property: 1, kind: 'plans', until: now, locale: 'nl' }, documentHref],
  [
    'owner-document',
    'documents',
    { document: id, account: 'a', until: now + linkLife },
    (link) => documentPath(link, now),
  ],
];

onBothEngines(() => {
  it.each(kinds)('a %s is signed with %s', async (purpose, name, value, signed) =>
    expect(await signed(value as never)).toContain(sign(value, purpose, await secret(name))),
  );

  it('a question is signed with forms', async () => {
    const token = sign({ id, sum: 7, asked: now - 5000 }, 'question', await secret('forms'));
    expect(await readTextAnswer(token, '7', now)).toMatchObject({ token: id });
  });
});
