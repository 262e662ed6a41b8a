import { expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { contradictions } from '@/lib/catalogue/warnings/contradictions';
import { first, homes } from '@/tests/support/sample-site';

const day = '2026-11-27';
const base = first(homes, ({ attributes }) => attributes.surfaces.living !== undefined);

function found(text: Property['title'], availability: Property['attributes']['building']): string[] {
  const building = { ...base.attributes.building, ...availability };
  const attributes = { ...base.attributes, building, surfaces: { living: 120 } };
  const title = { nl: '', fr: '', en: '', de: '' };
  return contradictions({ ...base, title, description: text, attributes }, day).map(
    ({ code, path }) => `${code} ${path}`,
  );
}

const now = {
  nl: 'U kunt er meteen terecht.',
  fr: 'Le bien est disponible dès maintenant.',
  en: 'The offices are available now.',
  de: 'Die Räume sind sofort verfügbar.',
};

it('a text that says "now" contradicts a later day, and no day that has come', () => {
  const all = ['nl', 'fr', 'en', 'de'].map((locale) => `availabilityDenied description.${locale}`);
  expect(found(now, { availability: 'from_date', availableFrom: '2027-01-01' })).toEqual(all);
  expect(found(now, { availability: 'at_deed' })).toEqual(all);
  expect(found(now, { availability: 'from_date', availableFrom: day })).toEqual([]);
  expect(found(now, { availability: 'immediate' })).toEqual([]);
});

it('a living area that differs from the field is found, the same and another area are not', () => {
  const text = (m2: number) => ({
    nl: `Met ${m2} m² bewoonbare oppervlakte en 900 m² grond.`,
    fr: `Il compte ${m2} m² habitables.`,
    en: `It has ${m2} m² of living area.`,
    de: `Mit ${m2} m² Wohnfläche.`,
  });
  expect(found(text(130), {})).toHaveLength(4);
  expect(found(text(120), {})).toEqual([]);
});
