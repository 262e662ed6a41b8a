import { expect, it } from 'vitest';
import { textHash, unreviewedPaths } from '@/lib/files/unreviewed';
import { type Locale, localize } from '@/lib/i18n/locales';
import { compareLanguages } from '@/lib/records/fields/languages';

const order = ['nl', 'fr', 'en', 'de'] as const;
const before = { nl: 'Huis', fr: 'Maison', en: 'House', de: '' };
const [right, older] = ['right', 'older'].map((state) => localize(() => state)) as [object, object];

it.each<[string, Parameters<typeof compareLanguages>[0], readonly Locale[], object, Locale | null]>([
  ['right as they were, and an empty one is said', before, [], { ...right, de: 'empty' }, 'nl'],
  ['older than one that was changed', { ...before, fr: 'Villa' }, [], { ...older, fr: 'right', de: 'empty' }, 'fr'],
  ['right where all are empty', { nl: '', fr: ' ', en: undefined, de: null }, [], right, null],
])('the languages of a text are %s', (_, texts, unreviewed, states, source) =>
  expect(compareLanguages(texts, before, unreviewed, order)).toEqual({ states, source }),
);

it.each<[string, Parameters<typeof compareLanguages>[0], readonly Locale[]]>([
  ['a blank', { ...before, nl: 'Huis ' }, []],
  ['a text that was empty', { ...before, de: 'Haus' }, []],
  ['a draft that nobody read', { ...before, fr: 'Villa' }, ['fr']],
])('no language is older than %s', (_, texts, unreviewed) =>
  expect(Object.values(compareLanguages(texts, before, unreviewed, order).states)).not.toContain('older'),
);

it('lists of paragraphs are compared by all of them', () => {
  const texts = { nl: ['Een', 'Twee'], fr: [], en: ['One'], de: undefined };
  const states = { nl: 'right', fr: 'empty', en: 'older', de: 'empty' };
  const was = { nl: ['Een'], fr: [], en: ['One'], de: [] };
  expect(compareLanguages(texts, was, [], order)).toEqual({ states, source: 'nl' });
});

it('a drafted text is found wherever it stands, in its language alone', () => {
  const hashes = new Set([textHash('Maison  à vendre ', 'fr'), textHash(['Un', 'Deux'], 'fr')]);
  const content = {
    title: { nl: 'Maison à vendre', fr: 'Maison à vendre', en: 'Maison à vendre.' },
    modules: [{}, { params: { fr: { texts: ['Un', 'Deux'], metadata: { title: 'Maison à  vendre' } } } }],
  };
  expect(unreviewedPaths(content, hashes)).toEqual([
    'title.fr',
    'modules.1.params.fr.texts',
    'modules.1.params.fr.metadata.title',
  ]);
});
