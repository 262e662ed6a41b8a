// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { RefusalText } from '@/components/office/refusal-text';
import type { FeedFault } from '@/lib/import/feed';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';

const said = (reason: string, fault?: FeedFault) =>
  inLocale('fr', async () => {
    const outcome = { isRefused: true, reason, issues: [], ...(fault && { fault }) } as const;
    const part = await partOf(<RefusalText outcome={outcome} locale="fr" />);
    return [...part.querySelectorAll('span')].map(({ textContent, lang }) => `${lang}${textContent}`);
  });

it('a refused import says why in the language of the reader; what only its makers read follows in English', async () => {
  const title = 'Refusé\u00a0: rien n’a été modifié.';
  expect(await said('1 of 3 homes …', { kind: 'gone', gone: 1200, all: 3000, percent: 20 })).toEqual([
    title,
    ' 1\u202f200 biens sur 3\u202f000 ne figurent plus dans la source, plus de 20\u00a0%. Si c’est juste, augmentez le pourcentage dans les réglages de la source.',
  ]);
  expect(await said('status 404', { kind: 'unreadable' })).toEqual([
    ...[title, ' La source n’a pas pu être lue.', 'en status 404'],
  ]);
  expect(await said('status 404', { kind: 'unreadable', why: { kind: 'status', found: 404 } })).toEqual([
    ...[title, ' La source n’a pas pu être lue.'],
    ' Introuvable ou refusé par le serveur du fournisseur (statut 404).',
  ]);
  const why = { kind: 'unreachable', detail: 'getaddrinfo ENOTFOUND' } as const;
  expect((await said('getaddrinfo ENOTFOUND', { kind: 'unreadable', why })).slice(2)).toEqual([
    ' Pas de connexion avec le serveur du fournisseur (getaddrinfo ENOTFOUND).',
    'en(getaddrinfo ENOTFOUND)',
  ]);
  // A run that was kept before faults were, or one that the disk stopped.
  expect(await said('no space left')).toEqual([title, 'en no space left']);
});
