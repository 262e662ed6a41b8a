import type { Localized } from '../i18n/locales.ts';

/** The cardinal numbers from one to twelve; commas separate the forms of a number. */
export const cardinals: Localized<readonly string[]> = {
  nl: list('één, eén, een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf'),
  fr: list('un, une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze'),
  en: list('one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'),
  de: list('ein, eins, einem|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'),
};

/** The ordinal numbers from first to twelfth; commas separate the forms of a number. */
export const ordinals: Localized<readonly string[]> = {
  nl: list('eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde'),
  fr: list(
    'premier, première|deuxième, second, seconde|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième',
  ),
  en: list('first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'),
  de: list('erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft').map((stem) =>
    ['e', 'en', 'em', 'er', 'es'].map((ending) => stem + ending).join(', '),
  ),
};

function list(words: string): readonly string[] {
  return words.split('|');
}
