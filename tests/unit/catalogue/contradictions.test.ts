import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { contradictions } from '@/lib/catalogue/warnings/contradictions';
import { type Localized, locales, localize } from '@/lib/i18n/locales';
import { first, homes } from '@/tests/support/sample-site';

const day = '2026-11-27';
const base = first(homes, ({ attributes }) => attributes.surfaces.living !== undefined);

type Fields = Partial<Pick<Property, 'goal' | 'price'>> & { [G in keyof Property['attributes']]?: object };

/** The codes of what a text, in place of the description or the title, says against the fields. */
function found(text: Localized<string>, fields: Fields, field: 'title' | 'description' = 'description'): string[] {
  const { goal = base.goal, price = base.price, ...groups } = fields;
  const { layout, building, surfaces, costs, legal } = base.attributes;
  const attributes = {
    ...base.attributes,
    building: { ...building, ...groups.building },
    layout: { ...layout, floor: undefined, bedrooms: undefined, ...groups.layout },
    costs: { ...costs, ...groups.costs },
    legal: { ...legal, ...groups.legal },
    surfaces: { ...surfaces, living: 120, ...groups.surfaces },
  } as Property['attributes'];
  const none = localize(() => '');
  const home = { ...base, goal, price, title: none, description: none, attributes, [field]: text };
  return contradictions(home, day).map(({ code, path }) => `${code} ${path}`);
}

const inAll = (code: string, field = 'description') => locales.map((locale) => `${code} ${field}.${locale}`);
/** The same in every language, where no word of a language matters. */
const all = (text: string) => localize(() => text);

const now = {
  nl: 'U kunt er meteen terecht.',
  fr: 'Le bien est disponible dès maintenant.',
  en: 'The offices are available now.',
  de: 'Die Räume sind sofort verfügbar.',
};

it('a text that says "now" contradicts a later day, and no day that has come', () => {
  const denied = inAll('availabilityDenied');
  expect(found(now, { building: { availability: 'from_date', availableFrom: '2027-01-01' } })).toEqual(denied);
  expect(found(now, { building: { availability: 'at_deed' } })).toEqual(denied);
  expect(found(now, { building: { availability: 'from_date', availableFrom: day } })).toEqual([]);
  expect(found(now, { building: { availability: 'immediate' } })).toEqual([]);
});

it('a living area that differs from the field is found, the same and another area are not', () => {
  const text = (m2: number) => ({
    nl: `Met ${m2} m² bewoonbare oppervlakte en 900 m² grond.`,
    fr: `Il compte ${m2} m² habitables.`,
    en: `It has ${m2} m² of living area.`,
    de: `Mit ${m2} m² Wohnfläche.`,
  });
  expect(found(text(130), {})).toEqual(inAll('livingDiffers'));
  expect(found(text(120), {})).toEqual([]);
});

describe('a floor', () => {
  const second = {
    nl: 'Het ligt op de tweede verdieping.',
    fr: 'Il se trouve au deuxième étage.',
    en: 'A second-floor apartment.',
    de: 'Die Wohnung liegt auf der zweiten Etage.',
  };
  const topThird = {
    nl: 'Op de 3de en hoogste verdieping.',
    fr: 'Au 3e et dernier étage.',
    en: 'On the 3rd and top floor.',
    de: 'Im 3. Obergeschoss.',
  };
  const ground = {
    nl: 'Gelijkvloers met tuin',
    fr: 'Rez-de-chaussée avec jardin',
    en: 'Ground-floor apartment with garden',
    de: 'Erdgeschosswohnung mit Garten',
  };

  it('other than the field is found, in words and in figures', () => {
    expect(found(second, { layout: { floor: 3 } })).toEqual(inAll('floorDiffers'));
    expect(found(topThird, { layout: { floor: 2 } })).toEqual(inAll('floorDiffers'));
    expect(found(ground, { layout: { floor: 1 } }, 'title')).toEqual(inAll('floorDiffers', 'title'));
  });

  it('is not found where it is that of the field, of a house, or of a part of the home', () => {
    expect(found(second, { layout: { floor: 2 } })).toEqual([]);
    expect(found(topThird, { layout: { floor: 3 } })).toEqual([]);
    expect(found(second, {})).toEqual([]);
    expect(found(ground, { layout: { floor: 2 } })).toEqual([]);
    const both = localize((locale) => `${second[locale]} ${topThird[locale]}`);
    expect(found(both, { layout: { floor: 2 } })).toEqual([]);
  });
});

describe('bedrooms', () => {
  const three = {
    nl: 'Binnen zijn er drie ruime slaapkamers.',
    fr: 'Il compte trois belles chambres.',
    en: 'There are three large bedrooms.',
    de: 'Es gibt drei große Schlafzimmer.',
  };
  const studioTitle = {
    nl: 'Eenslaapkamerappartement',
    fr: 'Appartement d’une chambre',
    en: 'One-bedroom apartment',
    de: 'Wohnung mit einem Schlafzimmer',
  };
  const parts = {
    nl: 'Met één slaapkamer beneden.',
    fr: 'Avec une chambre en bas.',
    en: 'With one bedroom downstairs.',
    de: 'Mit einem Schlafzimmer unten.',
  };

  it('are found if their number differs from the field', () => {
    expect(found(three, { layout: { bedrooms: 2 } })).toEqual(inAll('bedroomsDiffer'));
    expect(found(studioTitle, { layout: { bedrooms: 2 } }, 'title')).toEqual(inAll('bedroomsDiffer', 'title'));
  });

  it('are not found where they are as many, alone or together, or only some', () => {
    expect(found(three, { layout: { bedrooms: 3 } })).toEqual([]);
    expect(found(parts, { layout: { bedrooms: 4 } })).toEqual([]);
    const together = localize((locale) => `${parts[locale]} ${three[locale]}`);
    expect(found(together, { layout: { bedrooms: 4 } })).toEqual([]);
    expect(found(three, {})).toEqual([]);
  });
});

describe('an amount', () => {
  const price = (amount: string) => ({
    nl: `De vraagprijs is € ${amount}.`,
    fr: `Prix demandé : ${amount} €.`,
    en: `The asking price is €${amount}.`,
    de: `Der Kaufpreis beträgt ${amount} €.`,
  });
  const rent = (amount: string) => ({
    nl: `De huur bedraagt ${amount} euro.`,
    fr: `Loyer de ${amount} euros.`,
    en: `At a rent of € ${amount} a month.`,
    de: `Die Kaltmiete beträgt ${amount} €.`,
  });
  const sale = { goal: 0, price: { ...base.price, amount: 395_000, unit: 0 } } as const;
  const let_ = { goal: 1, price: { ...base.price, amount: 1250, unit: 1 } } as const;

  it('is found if it differs from the price or the rent', () => {
    expect(found(price('385.000'), sale)).toEqual(inAll('amountDiffers'));
    expect(found(rent('1.200'), let_)).toEqual(inAll('amountDiffers'));
    expect(found(rent('900'), { ...sale, costs: { monthlyRent: 950 } })).toEqual(inAll('amountDiffers'));
  });

  it('is not found where it is right, of something else, or cannot be compared', () => {
    expect(found(price('395.000'), sale)).toEqual([]);
    expect(found(price('395 000,00'), sale)).toEqual([]);
    expect(found(rent('1.250'), let_)).toEqual([]);
    expect(found(rent('900'), { ...sale, costs: { monthlyRent: undefined } })).toEqual([]);
    expect(found(all('Prijs: € 2.400 per m². Prix : 2 400 €/m².'), sale)).toEqual([]);
    expect(found(all('KI € 1.034, lasten € 85.'), sale)).toEqual([]);
  });
});

describe('a permit', () => {
  const granted = {
    nl: 'De omgevingsvergunning is verleend.',
    fr: 'Le permis d’urbanisme a été délivré.',
    en: 'Planning permission has been granted.',
    de: 'Die Städtebaugenehmigung wurde erteilt.',
  };
  const pending = {
    nl: 'De vergunning voor de woning is nog niet toegekend.',
    fr: 'Le permis d’urbanisme reste à demander.',
    en: 'Planning permission has not been granted yet.',
    de: 'Eine Städtebaugenehmigung liegt nicht vor.',
  };

  it('is found if only the text or only the field has it', () => {
    expect(found(granted, { legal: { permit: 'applied' } })).toEqual(inAll('permitDiffers'));
    expect(found(pending, { legal: { permit: 'granted' } })).toEqual(inAll('permitDiffers'));
  });

  it('is not found where both agree, or of a subdivision', () => {
    expect(found(granted, { legal: { permit: 'granted' } })).toEqual([]);
    expect(found(pending, { legal: { permit: 'not_granted' } })).toEqual([]);
    const subdivision = {
      nl: 'De verkavelingsvergunning is verleend.',
      fr: 'Le permis de lotir a été délivré.',
      en: 'The subdivision permit was granted.',
      de: 'Die Parzellierungsgenehmigung wurde erteilt.',
    };
    expect(found(subdivision, { legal: { permit: 'not_granted' } })).toEqual([]);
  });
});
