import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { locales } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { drawPoster } from '@/lib/poster/draw-poster';
import { ink } from '@/lib/poster/paper';
import type { Poster } from '@/lib/poster/poster';
import { toPoster } from '@/lib/poster/property-poster';
import { sample } from '@/tests/support/sample-site';
import { house } from '@/tests/unit/property/sample-page';

const t = await translatorIn('de');
const posterOf = (change: Partial<Property> = {}) => toPoster({ ...house, ...change }, 'de', t, sample);
const withAttributes = (change: Partial<Property['attributes']>) =>
  posterOf({ attributes: { ...house.attributes, ...change } });

describe('the text of a poster', () => {
  it('leads to the page in its own language', () => {
    expect(posterOf()?.code.address).toMatch(new RegExp(`^https?://.+/de/zu-verkaufen/hasselt/\\S+/${house.id}/$`));
  });

  it('shows neither an unpublished price nor an unpublished address', () => {
    const poster = posterOf({
      price: { ...house.price, publish: false },
      address: { ...house.address, publish: false, street: 'Geheimstraat' },
    });
    expect(JSON.stringify(poster)).not.toMatch(/400[.0]|Geheimstraat/);
    expect(poster?.price).toEqual({ amount: t('price.onRequest') });
  });

  it('has the legal mentions, with a warning for a flood score of D', () => {
    const energy = { specificEnergy: 450, certificateCode: 'UC-1', co2: 12 };
    const mentions = withAttributes({
      energy,
      legal: { permit: 'granted', summons: false, floodScorePlot: 'C' },
    })?.mentions;
    const keys = [
      'attributeLabels.epcScore',
      'choices.permit.granted',
      'attributes.summons',
      'choices.floodScorePlot.C',
    ];
    // A label of the site may have soft hyphens, which paper does not need.
    for (const mention of ['UC-1', 'renovieren', ...keys.map((key) => t(key as 'attributes.summons'))])
      expect(mentions).toContain(mention.replaceAll('\u00ad', ''));
    expect(mentions).not.toContain(t('legal.floodSymbol'));
    expect(withAttributes({ legal: { floodScoreBuilding: 'D' } })?.mentions).toContain(t('legal.floodSymbol'));
  });

  it('has the expected level of a home that is not finished, and no label', () => {
    const building = { ...house.attributes.building, availability: 'at_completion' } as const;
    const poster = withAttributes({ building, energy: { eLevel: 'E20' }, costs: { vat: 'vat_21' } });
    expect(poster?.energy).toBeNull();
    expect(poster?.mentions).toContain(`${t('attributes.eLevel')}: E20`);
    expect(poster?.price.after).toContain(t('price.vat.vat_21'));
  });

  it('does not exist for a home that is sold', () => expect(posterOf({ marquee: 5 })).toBeNull());
});

describe('the paper', () => {
  const drawn = async (change: Partial<Poster>): Promise<string> => {
    const poster = posterOf();
    if (!poster) throw new Error('no poster');
    return Buffer.from(await drawPoster({ ...poster, pictures: [], ...change })).toString('latin1');
  };

  it('is one page of A4, with the site’s fonts in it', async () => {
    const pdf = await drawn({ title: 'A '.repeat(200), mentions: 'm '.repeat(300) });
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toMatch(/\/Count 1\b/);
    expect(pdf).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
    for (const font of ['Fraunces', 'InstrumentSans']) expect(pdf).toMatch(new RegExp(`FontName /\\w+\\+${font}`));
  });

  it('has a glyph for every character of the sample’s posters, in each language', async () => {
    const posters = (
      await Promise.all(
        locales.map(async (locale) => {
          const words = await translatorIn(locale);
          return [...sample.catalogue.properties.values()].map((home) => toPoster(home, locale, words, sample));
        }),
      )
    )
      .flat()
      .filter((poster) => poster !== null);
    const all = (textOf: (poster: Poster) => string) =>
      [...new Set(posters.flatMap((one) => [...textOf(one)]))].join('');
    const missing = new Set<string>();
    const { text: print } = PDFDocument.prototype;
    vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...args) {
      const { font } = (this as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
      for (const sign of String(args[0])) if (!font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) missing.add(sign);
      return print.apply(this, args);
    });
    await drawn({
      status: all(({ status }) => status ?? ''),
      kind: all(({ kind }) => kind),
      title: all(({ title }) => title),
      address: all(({ address }) => address),
      price: { amount: all(({ price }) => price.amount), after: all(({ price }) => price.after ?? '') },
      facts: [
        {
          label: all(({ facts }) => facts.map(({ label }) => label).join('')),
          value: all(({ facts }) => facts.map(({ value }) => value).join('')),
        },
      ],
      mentions: all(({ mentions }) => mentions),
      contact: all(({ contact }) => contact),
    });
    vi.restoreAllMocks();
    expect(posters.length).toBeGreaterThan(100);
    expect([...missing]).toEqual([]);
  });

  it('is the same for the same home', async () => expect(await drawn({})).toBe(await drawn({})));

  it('has the site’s colours', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8');
    for (const [name, colour] of Object.entries(ink)) expect(tokens).toContain(`--color-${name}: ${colour};`);
  });
});
