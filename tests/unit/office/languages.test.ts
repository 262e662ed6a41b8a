import { describe, expect, it } from 'vitest';
import { textHash, unreadPaths } from '@/lib/data/unread';
import { compareLanguages } from '@/lib/office/edit/languages';

const order = ['nl', 'fr', 'en', 'de'] as const;
const before = { nl: 'Huis', fr: 'Maison', en: 'House', de: '' };
const right = { nl: 'right', fr: 'right', en: 'right', de: 'right' };

describe('the languages of a text', () => {
  it('are right as they were, and an empty one is said', () => {
    expect(compareLanguages(before, before, [], order)).toEqual({ states: { ...right, de: 'empty' }, source: 'nl' });
  });

  it('are older than one that was changed', () => {
    expect(compareLanguages({ ...before, fr: 'Villa' }, before, [], order)).toEqual({
      states: { nl: 'older', fr: 'right', en: 'older', de: 'empty' },
      source: 'fr',
    });
  });

  it('follow neither a blank, nor a text that was empty, nor a draft that nobody read', () => {
    for (const [texts, unread] of [
      [{ ...before, nl: 'Huis ' }, []],
      [{ ...before, de: 'Haus' }, []],
      [{ ...before, fr: 'Villa' }, ['fr']],
    ] as const)
      expect(Object.values(compareLanguages(texts, before, unread, order).states)).not.toContain('older');
  });

  it('of lists of paragraphs, and of nothing at all', () => {
    const texts = { nl: ['Een', 'Twee'], fr: [], en: ['One'], de: undefined };
    expect(compareLanguages(texts, { nl: ['Een'], fr: [], en: ['One'], de: [] }, [], order)).toEqual({
      states: { nl: 'right', fr: 'empty', en: 'older', de: 'empty' },
      source: 'nl',
    });
    expect(compareLanguages({ nl: '', fr: ' ', en: undefined, de: null }, before, [], order)).toEqual({
      states: right,
      source: null,
    });
  });
});

it('a drafted text is found wherever it stands, in its language alone', () => {
  const hashes = new Set([textHash('Maison  à vendre ', 'fr'), textHash(['Un', 'Deux'], 'fr')]);
  const content = {
    title: { nl: 'Maison à vendre', fr: 'Maison à vendre', en: 'Maison à vendre.' },
    modules: [{}, { params: { fr: { texts: ['Un', 'Deux'], metadata: { title: 'Maison à  vendre' } } } }],
  };
  expect(unreadPaths(content, hashes)).toEqual([
    'title.fr',
    'modules.1.params.fr.texts',
    'modules.1.params.fr.metadata.title',
  ]);
});
