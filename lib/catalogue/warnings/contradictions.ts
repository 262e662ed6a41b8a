import { type Locale, type Localized, locales } from '../../i18n/locales.ts';
import type { Property } from '../schema/property.ts';
import type { Warning, WarningCode } from './warning.ts';

// Only phrases with one meaning: a figure of another home or of a part of this one must raise no alarm.

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

/** Takes the day (YYYY-MM-DD); returns what a title or a description says of availability and living area against the fields. */
export function contradictions(home: Property, day: string): Warning[] {
  const { building, surfaces } = home.attributes;
  const { availability, availableFrom } = building;
  const isLater =
    availability === 'from_date'
      ? availableFrom !== undefined && availableFrom > day
      : availability !== undefined && availability !== 'immediate';
  const { living } = surfaces;
  const findIn = (text: string, locale: Locale): [string, WarningCode][] => {
    const now = isLater ? availableNow[locale].exec(text) : null;
    const areas = living === undefined ? [] : [...text.matchAll(livingArea[locale])];
    return [
      ...(now ? [[now[0], 'availabilityDenied'] as [string, WarningCode]] : []),
      ...areas
        .filter(([, figures = '']) => Number(figures.replace(/\D/g, '')) !== Math.round(living ?? 0))
        .map(([words]): [string, WarningCode] => [words, 'livingDiffers']),
    ];
  };
  return locales.flatMap((locale) =>
    (['title', 'description'] as const).flatMap((field) =>
      findIn(home[field][locale], locale).map(([words, code]) => ({
        code,
        path: `${field}.${locale}`,
        values: { words: `“${words}”`, living: living ?? 0 },
      })),
    ),
  );
}
