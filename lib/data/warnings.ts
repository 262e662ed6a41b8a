import { homeWarnings } from '../catalogue/warnings/home-warnings.ts';
import { mostHomes, repeatedSentences } from '../catalogue/warnings/repeated-sentences.ts';
import { otherHours } from '../content/opening-hours.ts';
import { locales } from '../i18n/locales.ts';
import type { DataIssue } from './issues.ts';
import type { Snapshot } from './load.ts';

/** So many repeated sentences of a language are quoted; the others are counted. */
const mostSentences = 10;

/** What may be wrong in valid data, on a day (YYYY-MM-DD); unlike an issue it keeps nothing from being published. */
export function dataWarnings(data: Snapshot, day: string): DataIssue[] {
  const homes = [...data.catalogue.properties.values()].sort((a, b) => a.id - b.id);
  const { site, header, footer } = data.content;
  return [
    ...otherHours(site, header, footer),
    ...homes.flatMap((home) =>
      homeWarnings(home, day, data).map((warning) => ({ file: `properties/${home.id}.json`, ...warning })),
    ),
    ...locales.flatMap((locale) => {
      const repeated = repeatedSentences(homes, locale);
      const path = `description.${locale}`;
      const expected = `no sentence of more than six words in more than ${mostHomes} homes`;
      const named = repeated.slice(0, mostSentences).map(({ sentence, homes }) => ({
        file: 'properties',
        path,
        expected,
        found: `“${sentence}” in ${homes.length}: ${homes.slice(0, 4).join(', ')}…`,
      }));
      const others = repeated.length - named.length;
      return others > 0
        ? [...named, { file: 'properties', path, expected, found: `${others} other sentences` }]
        : named;
    }),
  ];
}
