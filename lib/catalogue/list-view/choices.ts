import type { Choice, SelectView } from '../../../components/listing/filter-select';
import type { ListName } from '../../routes/routes.ts';
import type { City } from '../schema/lists.ts';

/** A choice with the number of homes that it would give: "Hasselt (23)". */
export const counted = (value: string | number, text: string, count: number): Choice => ({
  value: String(value),
  text: `${text} (${count})`,
});

/** Steps to choose from, with what was chosen among them, whatever it is; `none` stands for no limit. */
export const steps = (
  figures: readonly number[],
  chosen: number | undefined,
  none: string,
  write: (figure: number) => string,
): Choice[] => [
  { value: '', text: none },
  ...[...new Set([...figures, ...(chosen === undefined ? [] : [chosen])])]
    .sort((a, b) => a - b)
    .map((figure) => ({ value: String(figure), text: write(figure) })),
];

export const select = (
  name: string,
  label: string,
  value: string | number | undefined,
  choices: Choice[],
): SelectView => ({ name, label, value: String(value ?? ''), choices });

/** Whether homes of a type may be in a list, by the table of types. */
export const offers = (type: { sale: boolean; rent: boolean; commercial: boolean }, list: ListName): boolean =>
  list === 'references' || type[list];

/** The specification's own form of a city in a query: `city={name}|{zip}`. */
export const cityValue = (city: City | undefined): string => (city ? `${city.name.nl}|${city.zip}` : '');
