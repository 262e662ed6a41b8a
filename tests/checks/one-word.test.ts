import { expect, it } from 'vitest';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import { sourceFiles } from '@/tests/support/source-files';
import { textsIn } from '@/tests/support/typography';

/** Words for which the whole site has another one. Titles of homes are the office's own. */
const otherWords: Localized<[wrong: RegExp, right: string][]> = {
  nl: [
    [/\b(?:inlog|uitlog|ingelogd|uitgelogd|logt?\b)/i, 'aanmelden, afmelden'],
    [/wet-Breyne/, 'wet Breyne'],
    [/EPC-attest/, 'EPC'],
    [/IT-(?!firma)/, 'IT-firma'],
    [/\be-mails?\b|(?<!\{)\bemail/i, 'mail, e-mailadres'],
    [/(?<!e-)\bmailadres/i, 'e-mailadres'],
  ],
  fr: [
    [/lettre d’information|notre (?:prochaine )?lettre\b/i, 'newsletter'],
    [/(?<!immobilier )\bcourtiers?\b/i, 'agent'],
    [/piste cyclable rapide/i, 'cyclostrade'],
    [/places? de parking/i, 'emplacement de parking'],
    [/tout est vendu/i, 'entièrement vendu'],
    [/\bce moment (?:est|vient|ne)|\b(?:un autre|aucun) moment\b/i, 'créneau'],
    [/\b(?:prestataire|société|responsable) informatique/i, 'informaticien'],
    [/courriel|(?<!\{)\bemail|(?<!e-|boîtes? )\bmails?\b/i, 'e-mail, boîte mail'],
  ],
  en: [
    [/\brented\b/i, 'let'],
    [/rent application/i, 'rental application'],
    [/\bmailbox\b/i, 'inbox'],
    [/\bmoments? (?:has|can|is full|for you)/i, 'time slot'],
    [/(?:new|similar|matching) homes?\b(?! page)/i, 'property'],
    [/\b(?:on|of|off|from) (?:our|this|the) site\b/i, 'website'],
    [/façade/i, 'facade'],
    [/\be-mail/i, 'email'],
    // A rendering is an image; “pictures {” selects, “{picture}” is a name.
    [/(?<!\{)\bpictures?\b(?! \{)/i, 'photo'],
  ],
  de: [
    [/\bObjekte?s?\b/, 'Immobilie'],
    [/\bPhase\b/, 'Bauabschnitt'],
    [/Eigentümeranmeldung/, 'Kundenbereich'],
    [/auf Plan\b/, 'vom Plan'],
    [/Vorvertr/, 'Kaufvertrag'],
    [/Elektroanlage/, 'Elektroinstallation'],
    [/Teilungserklärung/, 'Basisurkunde'],
    [/Suchmeldung/, 'Suchauftrag'],
    [/IT-(?!Firma)/, 'IT-Firma'],
    [/\be-mail|(?<!\{)\bemail|(?<![-{])\bMails?\b/, 'E-Mail'],
    [/Solarmodul/, 'Photovoltaikanlage'],
    // Luxembourg's has a name of its own.
    [/(?<!Städte)[Bb]augenehmigung(?! \(autorisation)/, 'Städtebaugenehmigung'],
  ],
};

const files = sourceFiles('data/*.json', 'data/{pages,articles,projects}/*.json');

const textsOf = (locale: Locale): [place: string, text: string][] => [
  ...sourceFiles(`messages/${locale}.json`).flatMap(({ path, text }) => textsIn(JSON.parse(text), locale, path, true)),
  ...files.flatMap(({ path, text }) => textsIn(JSON.parse(text), locale, path, false)),
  // A label of the manual is a key here, and a text in the messages.
  ...sourceFiles(`docs/manual/${locale}/*.md`).map(({ path, text }): [string, string] => [
    path,
    text.replace(/\{label:[^}]*\}/g, ''),
  ]),
];

it.each(locales)('each thing has one word on the whole site, in %s', (locale) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(1500);
  const other = otherWords[locale].flatMap(([wrong, right]) =>
    texts.filter(([, text]) => wrong.test(text)).map(([place, text]) => `${place}: ${right}, not in “${text}”`),
  );
  expect(other).toEqual([]);
});

/** Only persons on the roll of BIV/IPI may be called so in public (domain facts, "Titles"). */
const title: Localized<RegExp> = {
  nl: /\b(?:makelaars?|(?:een|onze|uw|de) vastgoedmakelaars?)\b/i,
  fr: /\b(?:l’|un |votre |nos |vos |notre )agents?\b/i,
  en: /\b(?:an?|the|your|our) (?:estate )?(?:agents?|brokers?)\b/i,
  de: /\bMakler(?:s|n|in|innen)?\b/,
};

it.each(locales)('only of somebody with a licence it is said that they are an agent, in %s', (locale) => {
  const actual = textsOf(locale).filter(
    ([place, text]) => !/\.json\.office\.|^docs/.test(place) && title[locale].test(text),
  );
  expect(actual.map(([place]) => place)).toEqual([`messages/${locale}.json.property.broker`]);
});
