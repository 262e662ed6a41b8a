import { expect, it } from 'vitest';
import { formatImportedValue } from '@/lib/import/import-page';
import { sample } from '@/tests/support/sample-site';

it.each([
  ['goal', '0', 'À vendre'],
  ['status', 'draft', 'Brouillon'],
  ['attributes.general.newBuild', 'true', 'Oui'],
  ['type', 'villa', 'Villa'],
  // A town that the site does not have yet.
  ['city', 'de-panne', 'La Panne'],
  ['town', '8660 De Panne-Bad', '8660 De Panne-Bad'],
  ['reference', 'A-12', 'A-12'],
])('the value of %s, %s, is said in French as %s', (path, value, text) =>
  expect(formatImportedValue(path, value, 'fr', sample)).toBe(text),
);
