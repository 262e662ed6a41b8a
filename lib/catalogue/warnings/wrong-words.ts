import { type Locale, type Localized, locales } from '../../i18n/locales.ts';
import { isForSale } from '../goal.ts';
import type { Property } from '../schema/property.ts';
import type { Warning, WarningCode } from './warning.ts';

// Words that contradict the fields of a home, by language.

type Patterns = Localized<RegExp>;

const noLift: Patterns = {
  nl: /\b(?:geen|zonder)\s+(?:(?:trap(?:pen)?)\s+(?:of|en)\s+)?lift\b/i,
  fr: /\b(?:sans|ni|pas d’|pas d')\s*(?:escaliers?\s+ni\s+)?ascenseur\b/i,
  en: /\b(?:no|without(?: an?)?)\s+(?:(?:stairs|steps?)\s+or\s+)?(?:lift|elevator)\b/i,
  de: /\b(?:keinen?|ohne)\s+(?:(?:treppen?|stufen?)\s+(?:oder|und)\s+)?(?:aufzug|lift|fahrstuhl)\b/i,
};

const anyLift: Patterns = {
  nl: /\blift(?:en)?\b/i,
  fr: /\bascenseurs?\b/i,
  en: /\b(?:lifts?|elevators?)\b/i,
  de: /\b(?:aufzug|aufzüge|lift|fahrstuhl)\b/i,
};

const noStairs: Patterns = {
  nl: /\b(?:geen|zonder)\s+(?:één\s+|ook maar één\s+)?(?:trap|trappen|trede|treden|drempel|drempels)\b|\bdrempelloos\b/i,
  fr: /\bsans\s+(?:aucune\s+|la moindre\s+|une seule\s+)?(?:marche|marches|escalier|escaliers|seuil)\b/i,
  en: /\b(?:no|without(?: a(?: single)?)?)\s+(?:stairs?|steps?)\b|\bstep-free\b/i,
  de: /\bohne\s+(?:eine(?:\s+einzige)?\s+)?(?:treppen?|stufen?)\b|\b(?:stufenlos|schwellenlos)\w*/i,
};

const withoutVat: Patterns = {
  nl: /\b(?:excl(?:usief|\.)?|zonder)\s+btw\b|\bbtw\s+niet\s+inbegrepen\b|\+\s*btw\b/i,
  fr: /\bhors(?: la)?\s*tva\b|\bhtva\b|\btva\s+(?:non\s+comprise|en\s+sus)\b|\+\s*tva\b/i,
  en: /\b(?:excl(?:uding|\.)?|plus|without)\s+vat\b|\bvat\s+not\s+included\b|\+\s*vat\b/i,
  de: /\b(?:zzgl\.?|zuzüglich|exkl\.?|ohne)\s+(?:mwst|mehrwertsteuer)|\+\s*mwst\b/i,
};

/** Returns the statements of titles and descriptions about lift, stairs and VAT that contradict the fields. */
export function wrongWords(home: Property): Warning[] {
  const { comfort, layout } = home.attributes;
  const upstairs = layout.floor !== undefined && layout.floor > 0;
  const isPriced = isForSale(home.goal) && home.price.publish;
  const matches = (text: string, locale: Locale): [RegExpExecArray | null, WarningCode][] => {
    const none = noLift[locale].exec(text);
    return [
      [comfort.lift ? none : null, 'liftDenied'],
      [!comfort.lift && !none ? anyLift[locale].exec(text) : null, 'liftClaimed'],
      [upstairs ? noStairs[locale].exec(text) : null, 'stairsDenied'],
      [isPriced ? withoutVat[locale].exec(text) : null, 'vatExcluded'],
    ];
  };
  return locales.flatMap((locale) =>
    (['title', 'description'] as const).flatMap((field) =>
      matches(home[field][locale], locale).flatMap(([match, code]) =>
        match
          ? [{ code, path: `${field}.${locale}`, values: { words: `“${match[0]}”`, floor: layout.floor ?? 0 } }]
          : [],
      ),
    ),
  );
}
