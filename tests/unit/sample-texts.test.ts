import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { Random } from '../../scripts/sample/random';
import { writeWords } from '../../scripts/sample/texts/write';
import { kinds, sampleDraft } from '../support/sample-drafts';

const lengths: Record<number, [least: number, most: number]> = { 4: [350, 600], 7: [350, 600] };
const gardenWords: Record<Locale, RegExp> = { nl: /\btuin/i, fr: /jardin/i, en: /garden/i, de: /garten/i };
const terraceWords: Record<Locale, RegExp> = { nl: /terras\b/i, fr: /terrasse/i, en: /terrace\b/i, de: /terrasse/i };

/** Ten homes of every kind, for sale and for rent. */
const written = kinds.flatMap((kind, row) =>
  Array.from({ length: 20 }, (_, index) => {
    const seed = row * 1000 + index;
    const { draft, around } = sampleDraft(seed, kind, index % 2 === 1);
    return { name: `${kind[0]} ${seed}`, draft, around, words: writeWords(draft, around, new Random(seed)) };
  }),
);
const everyText = written.flatMap(({ name, draft, words }) =>
  locales.flatMap((locale) => [
    { name, draft, locale, text: words.title[locale] },
    { name, draft, locale, text: words.description[locale] },
  ]),
);
const wrong = <T extends { name: string; text: string }>(
  texts: readonly T[],
  isWrong: (text: T) => boolean,
): string[] => texts.filter(isWrong).map(({ name, text }) => `${name}: ${text}`);

describe('the words of the sample homes', () => {
  it('gives a title of at most 70 characters', () => {
    const titles = written.flatMap(({ name, words }) => locales.map((locale) => ({ name, text: words.title[locale] })));
    expect(wrong(titles, ({ text }) => text.length < 15 || text.length > 70)).toEqual([]);
  });

  it('keeps a description within its length, in three to five paragraphs', () => {
    const descriptions = written.flatMap(({ name, draft, words }) =>
      locales.map((locale) => ({ name, webId: draft.webId, text: words.description[locale] })),
    );
    const outside = wrong(descriptions, ({ webId, text }) => {
      const [least, most] = lengths[webId] ?? [700, 1300];
      const paragraphs = text.split('\n\n').length;
      return text.length < least || text.length > most || paragraphs < (lengths[webId] ? 2 : 3) || paragraphs > 5;
    });
    expect(outside).toEqual([]);
  });

  it('leaves no trace of the machine', () => {
    expect(wrong(everyText, ({ text }) => /undefined|NaN|false|\[object|[{}]| {2}|\.\.|^\s|\s$/.test(text))).toEqual(
      [],
    );
    expect(wrong(everyText, ({ text }) => /(^|[.!?] |\n)\p{Ll}/u.test(text))).toEqual([]);
  });

  it('sets punctuation as each language wants it', () => {
    const french = everyText.filter(({ locale }) => locale === 'fr');
    const others = everyText.filter(({ locale }) => locale !== 'fr');
    expect(wrong(french, ({ text }) => /[^\u00a0][;?!]|[^\u00a0]:/.test(text))).toEqual([]);
    expect(wrong(others, ({ text }) => /\s[,.;:?!]/.test(text))).toEqual([]);
    expect(wrong(everyText, ({ text }) => /\s,|\s\.(?!\d)|\d m²|'/.test(text))).toEqual([]);
  });

  it('elides in French and chooses the English article by the sound', () => {
    const french = everyText.filter(({ locale }) => locale === 'fr');
    const english = everyText.filter(({ locale }) => locale === 'en');
    expect(
      wrong(french, ({ text }) => /(?<!\p{L})(?:que|de|le|la|ce|se|ne|je) (?=[aeiouyéèêàâî])/iu.test(text)),
    ).toEqual([]);
    expect(wrong(english, ({ text }) => /\ba (?=[aeiou])(?!uni|one)|\ban (?=[^aeiou])/i.test(text))).toEqual([]);
  });

  it('names neither the street nor the number', () => {
    expect(wrong(everyText, ({ text }) => /Kapelanijstraat|4242/.test(text))).toEqual([]);
  });

  it('never names the price', () => {
    const priced = everyText.filter(({ draft, text }) => text.replace(/\D/g, '').includes(String(draft.price.amount)));
    expect(priced).toEqual([]);
  });

  it('speaks of a garden or a terrace only where there is one', () => {
    const living = everyText.filter(({ draft }) => draft.webId <= 3);
    const { garden, terrace } = { garden: gardenWords, terrace: terraceWords };
    const without = (key: 'garden' | 'terrace') => living.filter(({ draft }) => !draft.attributes.comfort[key]);
    expect(
      wrong(without('garden'), ({ locale, text }) => garden[locale].test(text.replace(/boomgaard|Obstgärten/g, ''))),
    ).toEqual([]);
    expect(wrong(without('terrace'), ({ locale, text }) => terrace[locale].test(text))).toEqual([]);
  });

  it('never calls renovated what is still to be renovated', () => {
    const rough = everyText.filter(({ draft }) => draft.attributes.building.condition === 'to_renovate');
    const renovated = /gerenoveerd|\brénovée?\b|\b[Rr]enovated|[Rr]enovierte|instapklaar|prête? à emménager/;
    expect(wrong(rough, ({ text }) => renovated.test(text))).toEqual([]);
  });

  it('writes the same words from the same seed', () => {
    const { draft, around } = sampleDraft(7, ['villa', 1]);
    expect(writeWords(draft, around, new Random(7))).toEqual(writeWords(draft, around, new Random(7)));
  });

  it('never writes two descriptions alike', () => {
    const descriptions = Array.from({ length: 500 }, (_, seed) => {
      const { draft, around } = sampleDraft(seed, kinds[seed % kinds.length] ?? ['house', 1]);
      return writeWords(draft, around, new Random(seed)).description;
    });
    for (const locale of locales) {
      expect(new Set(descriptions.map((description) => description[locale])).size).toBe(500);
    }
  });
});
