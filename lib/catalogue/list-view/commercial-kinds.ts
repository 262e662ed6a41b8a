import type { SelectView } from '../../../components/listing/filter-select';
import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/search-document.ts';
import { counted, select } from './choices.ts';

const kindsOf = ({ typesInOrder }: Pick<Catalogue, 'typesInOrder'>) =>
  typesInOrder.filter(({ commercial }) => commercial).flatMap(({ kinds }) => kinds);

/** Shop, office, restaurant: what a list of commercial property is filtered by, with its counts. */
export const kindField = (
  { kind }: Criteria,
  facets: Facets,
  locale: Locale,
  words: (word: 'kind' | 'allKinds') => string,
  catalogue: Pick<Catalogue, 'typesInOrder'>,
): SelectView =>
  select('kind', words('kind'), kind, [
    { value: '', text: words('allKinds') },
    ...kindsOf(catalogue)
      .filter(({ id }) => facets.kinds.has(id) || id === kind)
      .map(({ id, name }) => counted(id, name[locale], facets.kinds.get(id) ?? 0)),
  ]);

/** The name of such a kind. */
export const commercialKindName = (kind: string, locale: Locale, catalogue: Pick<Catalogue, 'typesInOrder'>): string =>
  kindsOf(catalogue).find(({ id }) => id === kind)?.name[locale] ?? kind;
