import { isOriginUnknown } from '../catalogue/pictures/picture-origin.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { homeWarnings } from '../catalogue/warnings/home-warnings.ts';
import { otherHomes } from '../catalogue/warnings/other-homes.ts';
import { repeatedSentences } from '../catalogue/warnings/repeated-sentences.ts';
import type { Warning } from '../catalogue/warnings/warning.ts';
import { everyEntry } from '../content/menu.ts';
import { otherHours } from '../content/opening-hours.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { locales } from '../i18n/locales.ts';
import type { PreparedPictures } from '../media/prepared-pictures.ts';
import { homeRecordName } from '../routes/home-record.ts';

/** Repeated sentences of a language that are quoted; the others are counted. */
const maxQuotedSentences = 10;

export interface DataWarning extends Warning {
  file: string;
}

/** Lists possible mistakes in valid data, drafts included, on a day (YYYY-MM-DD); unlike an issue a warning keeps nothing from being published. */
export const dataWarnings = (data: Snapshot, day: string, pictures: PreparedPictures): DataWarning[] => [
  ...[...eachWarning(data, day, pictures)].flat(),
  ...sentenceWarnings(inOrder(data)),
];

/** Yields the warnings home by home, so that a server can do other work in between, and without repeated sentences: finding those takes as long as all else. */
export function* eachWarning(data: Snapshot, day: string, pictures: PreparedPictures): Generator<DataWarning[]> {
  const context = { day, data, pictures, others: otherHomes(data.catalogue) };
  for (const home of inOrder(data))
    yield homeWarnings(home, context).map((warning) => ({ file: `${homeRecordName(home.id)}.json`, ...warning }));
  yield unknownOrigins(data);
  yield hiddenPages(data);
  yield otherHours(data.content.site, data.content.header, data.content.footer);
}

const inOrder = ({ catalogue }: Snapshot): Property[] => [...catalogue.properties.values()].sort((a, b) => a.id - b.id);

const sentenceWarnings = (homes: readonly Property[]): DataWarning[] =>
  locales.flatMap((locale) => {
    const repeated = repeatedSentences(homes, locale);
    const where = { file: 'properties', path: `description.${locale}` };
    const named = repeated.slice(0, maxQuotedSentences).map(
      ({ sentence, homes: ids }): DataWarning => ({
        code: 'sentenceRepeated',
        ...where,
        values: { sentence: `“${sentence}”`, count: ids.length, homes: ids.slice(0, 4).join(', ') },
      }),
    );
    const count = repeated.length - named.length;
    return count > 0 ? [...named, { code: 'sentencesMore', ...where, values: { count } }] : named;
  });

/** Counts the pictures without a statement of how they were made, such as imported ones. */
function unknownOrigins({ catalogue }: Snapshot): DataWarning[] {
  const count = [...catalogue.pictures.values()].filter(isOriginUnknown).length;
  return count > 0 ? [{ code: 'originUnknown', file: 'pictures.json', path: 'items', values: { count } }] : [];
}

/** Entries of the menu that are on, and left out of it because their page is a draft. */
const hiddenPages = ({ content: { menu, pages } }: Snapshot): DataWarning[] =>
  everyEntry(menu).flatMap(({ entry }) =>
    entry.path && !('isDraft' in entry) && pages.get(entry.id)?.isDraft
      ? [{ code: 'pageHidden', file: 'menu.json', path: 'items', values: { page: entry.id } }]
      : [],
  );
