import { expect, it } from 'vitest';
import { without } from '@/tests/support/sample-site';
import { redirectOf, type Visitor } from './ask';

it.each<[string, Visitor, string]>([
  ['chose French once', { language: 'fr', acceptLanguage: 'de' }, '/fr/'],
  ['asks for German', { acceptLanguage: 'de-AT,de;q=0.9,en;q=0.8' }, '/de/'],
  ['would rather have English than French', { acceptLanguage: 'fr;q=0.5, en;q=0.8' }, '/en/'],
  ['speaks a language that the site has second', { acceptLanguage: 'it-IT, pt;q=0.9, fr;q=0.4' }, '/fr/'],
  ['speaks none of its languages', { acceptLanguage: 'it, pt;q=0.9' }, '/nl/'],
  ['refuses Dutch but names no other', { acceptLanguage: 'nl;q=0' }, '/nl/'],
  ['says nothing', {}, '/nl/'],
  ['has a cookie of nonsense', { language: '../fr', acceptLanguage: 'en' }, '/en/'],
  ['sends a header of nonsense', { acceptLanguage: ';;q=,,=;q=z,*' }, '/nl/'],
])('/ leads a visitor who %s to that language', (_, visitor, path) =>
  expect(redirectOf('/', visitor)).toBe(`307 ${path}`),
);

it('/ never leads to a language that is switched off', () => {
  expect(redirectOf('/', { language: 'fr', acceptLanguage: 'fr, de;q=0.5' }, without('fr'))).toBe('307 /de/');
  expect(redirectOf('/', { language: 'fr' }, without('fr'))).toBe('307 /nl/');
  expect(redirectOf('/', {}, without('nl'))).toBe('307 /fr/');
});

it('/ keeps what a campaign wrote behind it', () =>
  expect(redirectOf('/?utm_source=mail&utm_medium=a%20b')).toBe('307 /nl/?utm_source=mail&utm_medium=a+b'));
