import type { Locale } from '../../lib/i18n/locales.ts';

/** Somebody who writes; nobody can have an address under .example (RFC 2606). */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: Locale;
}

const visitor = (firstName: string, lastName: string, phone: string, locale: Locale = 'nl'): Visitor => ({
  firstName,
  lastName,
  phone,
  locale,
  email: `${firstName}.${lastName}@visitor.example`.toLowerCase().replaceAll(' ', ''),
});

export const visitors = {
  an: visitor('An', 'Peeters', '0470 12 34 56'),
  jonas: visitor('Jonas', 'De Smet', '0471 23 45 67'),
  claire: visitor('Claire', 'Dubois', '0472 34 56 78', 'fr'),
  emma: visitor('Emma', 'Walsh', '0473 45 67 89', 'en'),
  karl: visitor('Karl', 'Schmitz', '0474 56 78 90', 'de'),
  sofie: visitor('Sofie', 'Wouters', '0475 67 89 01'),
};
