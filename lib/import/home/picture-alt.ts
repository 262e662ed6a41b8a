import { type Localized, localize } from '../../i18n/locales.ts';

const photograph: Localized = { nl: 'Foto', fr: 'Photo', en: 'Photograph', de: 'Foto' };
const plan: Localized = { nl: 'Grondplan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' };
const colon: Localized = { nl: ':', fr: '\u00a0:', en: ':', de: ':' };

/** What is known of a picture that nobody has described, "Photograph 3: villa, Hasselt": its number, what its home is and where. */
export const pictureAlt = (isPlan: boolean, number: number, kind: Localized, city: Localized): Localized =>
  localize((locale) => {
    const what = (isPlan ? plan : photograph)[locale];
    // German nouns keep their capital.
    const home = locale === 'de' ? kind[locale] : kind[locale].toLowerCase();
    return `${what} ${number}${colon[locale]} ${home}, ${city[locale]}`;
  });
