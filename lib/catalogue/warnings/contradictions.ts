import { type Locale, type Localized, locales } from '../../i18n/locales.ts';
import { wholePrice } from '../prices/price.ts';
import type { Property } from '../schema/property.ts';
import { bedroomsIn, floorsIn, pricesIn, rentsIn, type StatedFigure } from './stated-figures.ts';
import type { Warning, WarningCode } from './warning.ts';

// Only unambiguous phrases: a figure about another home, or about a part of this one, must not raise a warning.

const availableNow: Localized<RegExp> = {
  nl: /\b(?:onmiddellijk|meteen|direct)\s+(?:beschikbaar|vrij|terecht)\b/i,
  fr: /\b(?:disponibles?|libres?)\s+(?:dès maintenant|immédiatement|de suite)/i,
  en: /\bavailable\s+(?:now|immediately|at once)\b/i,
  de: /\bsofort\s+(?:verfügbar|frei|beziehbar)\b/i,
};

const livingArea: Localized<RegExp> = {
  nl: /(\d[\d.\s]*)\s*m²\s+(?:bewoonbare\s+oppervlakte|woonoppervlakte)\b/gi,
  fr: /(\d[\d.\s]*)\s*m²\s+habitables\b/gi,
  en: /(\d[\d,.\s]*)\s*m²\s+of\s+living\s+(?:area|space)\b/gi,
  de: /(?<!\bvon\s|[\d.])(\d[\d.\s]*)\s*m²\s+Wohnfläche\b/gi,
};

const permitGranted: Localized<RegExp> = {
  nl: /(?<!verkavelings)vergunning\s+(?:voor\s+[^.;,]{1,40}\s+)?(?:is|werd)\s+(?:al\s+)?(?:toegekend|verleend|afgeleverd)\b/i,
  fr: /\b(?:permis\s+d[’'e]\s*(?:urbanisme|bâtir)|permis\s+unique|autorisation\s+de\s+bâtir)\s+(?:est|a\s+été)\s+(?:déjà\s+)?(?:accordée?|délivrée?|octroyée?)/i,
  en: /\b(?:planning|building)\s+(?:permission|permit)\s+(?:is|was|has\s+(?:already\s+)?been)\s+granted\b/i,
  de: /(?<!Parzellierungs)(?:bau)?genehmigung\s+(?:ist|wurde|liegt)\s+(?:bereits\s+)?(?:erteilt|vor)\b/i,
};

const permitPending: Localized<RegExp> = {
  nl: /(?<!verkavelings)vergunning\b[^.;:]{0,40}?(?:\bnog\s+niet\b|\bnog\s+worden\s+aangevraagd|\b(?:is|werd)\s+aangevraagd)|\bvergunningsaanvraag\s+(?:loopt|is\s+ingediend)\b/i,
  fr: /\bpas\s+encore\s+de\s+permis\s+d[’']urbanisme|\bdemande\s+de\s+permis\s+(?:d[’']urbanisme\s+)?est\s+(?:introduite|en\s+cours)|\b(?:permis\s+(?:d[’']urbanisme|de\s+bâtir|unique)|autorisation\s+de\s+bâtir)[^.;:]{0,25}?(?:reste\s+à\s+(?:demander|obtenir)|a\s+été\s+demandée?|pas\s+encore)/i,
  en: /\b(?:planning|building)\s+(?:permission|permit)\b[^.;:]{0,40}?\b(?:not\s+(?:yet\s+)?been\s+granted|not\s+yet\s+granted|awaited|applied\s+for)\b/i,
  de: /(?<!Parzellierungs)(?:bau)?genehmigung\b[^.;:]{0,40}?\b(?:liegt\s+nicht\s+vor|noch\s+(?:nicht|beantragen)|ist\s+beantragt|läuft)/i,
};

interface Finding {
  words: string;
  code: WarningCode;
  values?: Warning['values'];
}

/** Takes the day (YYYY-MM-DD); returns the statements of titles and descriptions that contradict the fields: availability, area, floor, bedrooms, price, rent and permit. */
export function contradictions(home: Property, day: string): Warning[] {
  return locales.flatMap((locale) =>
    (['title', 'description'] as const).flatMap((field) => {
      const text = home[field][locale];
      return [
        ...availabilityDenied(home, text, locale, day),
        ...livingDiffers(home, text, locale),
        ...layoutDiffers(home, text, locale, field === 'title'),
        ...amountDiffers(home, text, locale),
        ...permitDiffers(home, text, locale),
      ].map(({ words, code, values }) => ({
        code,
        path: `${field}.${locale}`,
        values: { words: `“${words.trim()}”`, ...values },
      }));
    }),
  );
}

function availabilityDenied(home: Property, text: string, locale: Locale, day: string): Finding[] {
  const { availability, availableFrom } = home.attributes.building;
  const isLater =
    availability === 'from_date'
      ? availableFrom !== undefined && availableFrom > day
      : availability !== undefined && availability !== 'immediate';
  const now = isLater ? availableNow[locale].exec(text) : null;
  return now ? [{ words: now[0], code: 'availabilityDenied' }] : [];
}

function livingDiffers(home: Property, text: string, locale: Locale): Finding[] {
  const { living } = home.attributes.surfaces;
  if (living === undefined) return [];
  return [...text.matchAll(livingArea[locale])]
    .filter(([, figures = '']) => Number(figures.replace(/\D/g, '')) !== Math.round(living))
    .map(([words]) => ({ words, code: 'livingDiffers', values: { living } }));
}

/** Finds other floors and numbers of bedrooms. A text may also mention other floors and homes: it contradicts a field only if it states its value nowhere. */
function layoutDiffers(home: Property, text: string, locale: Locale, isTitle: boolean): Finding[] {
  const { floor, bedrooms } = home.attributes.layout;
  // “One bedroom downstairs” and “storage on the ground floor” are parts of a home, except in a title.
  const otherThan = (field: number, stated: readonly StatedFigure[], maxOfPart: number) =>
    stated.some(({ figure }) => figure === field)
      ? undefined
      : stated.find(({ figure }) => isTitle || figure > maxOfPart)?.words;
  const rooms = bedroomsIn(text, locale);
  const sum = rooms.reduce((total, { figure }) => total + figure, 0);
  const otherFloor = floor === undefined ? undefined : otherThan(floor, floorsIn(text, locale), 0);
  const otherRooms = bedrooms === undefined || sum === bedrooms ? undefined : otherThan(bedrooms, rooms, 1);
  return [
    ...(otherFloor ? [{ words: otherFloor, code: 'floorDiffers' as const, values: { floor: floor ?? 0 } }] : []),
    ...(otherRooms
      ? [{ words: otherRooms, code: 'bedroomsDiffer' as const, values: { bedrooms: bedrooms ?? 0 } }]
      : []),
  ];
}

function amountDiffers(home: Property, text: string, locale: Locale): Finding[] {
  const whole = wholePrice(home);
  const rent = home.goal === 1 ? whole : home.attributes.costs.monthlyRent;
  const differing = (stated: StatedFigure[], given: number | null | undefined): Finding[] =>
    given === null || given === undefined
      ? []
      : stated
          .filter(({ figure }) => figure !== Math.floor(given))
          .map(({ words }) => ({ words, code: 'amountDiffers', values: { given } }));
  return [...differing(pricesIn(text, locale), whole), ...differing(rentsIn(text, locale), rent)];
}

function permitDiffers(home: Property, text: string, locale: Locale): Finding[] {
  const { permit } = home.attributes.legal;
  const [granted, pending] = [permitGranted[locale].exec(text), permitPending[locale].exec(text)];
  if (granted && pending) return [];
  const denied = permit === 'granted' ? pending : permit === 'not_granted' || permit === 'applied' ? granted : null;
  return denied ? [{ words: denied[0], code: 'permitDiffers' }] : [];
}
