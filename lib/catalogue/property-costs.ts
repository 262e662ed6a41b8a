import type { BuyingCostsView } from '../../components/property/buying-costs';
import { buyingCosts, type CostLine } from '../costs/purchase.ts';
import type { CostRegion, Use } from '../costs/schema.ts';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { date, number, withUnit } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { cityOf } from './card-view.ts';
import { regionOf } from './region.ts';
import type { Property } from './schema/property.ts';
import { dwellings } from './web-ids.ts';

export interface CostWords {
  title: string;
  lead: string;
  /** Where land and building are taxed apart, and nobody but the seller knows their shares. */
  mixed: string;
  own: string;
  other: string;
  newBuild: string;
  price: string;
  total: string;
  line: Record<CostLine['key'], string>;
  exempt(values: { percent: string; amount: string }): string;
  source(values: { what: string; source: string; from: string }): string;
  rental: {
    title: string;
    lead: string;
    firstMonth: string;
    charges: string;
    inventory: string;
    deposit: string;
    months(values: { months: number }): string;
    total: string;
  };
}

/** Prices of these units are for the whole home; the others are per m² or per year. */
const wholePrices: readonly number[] = [0, 7];

/** Where the rules of Belgium hold; null elsewhere. */
export const belgianRegion = (home: Property, { catalogue }: Snapshot): CostRegion | null => {
  const { countryId, zip } = cityOf(home, catalogue);
  const region = regionOf(countryId, zip);
  return region === 'luxembourg' ? null : region;
};

/** Takes a home for sale with a published price, and the day (YYYY-MM-DD); returns what buying it costs. Null where that is not known. */
export function toBuyingCosts(
  home: Property,
  day: string,
  locale: Locale,
  words: CostWords,
  data: Snapshot,
): BuyingCostsView | null {
  const region = belgianRegion(home, data);
  if (!region || !wholePrices.includes(home.price.unit)) return null;
  const regime = home.attributes.costs.vat;
  const { title, lead } = words;
  if (regime === 'mixed') return { title, lead: words.mixed, columns: [], rows: [], sources: [] };
  const vat = regime === 'vat_21' || regime === 'vat_6' ? regime : null;
  const uses: Use[] = !vat && dwellings.includes(home.webId) ? ['own', 'other'] : ['other'];
  const price = home.price.amount;
  const columns = uses
    .map((use) => buyingCosts({ price, region, use, vat, day }, data.content.costs))
    .filter((lines) => lines !== null);
  if (columns.length < uses.length) return null;
  return {
    title,
    lead,
    columns: vat ? [words.newBuild] : uses.map((use) => words[use]),
    rows: rowsOf(columns, price, locale, words),
    sources: sourcesOf(columns, locale, words, data),
  };
}

function rowsOf(columns: CostLine[][], price: number, locale: Locale, words: CostWords): BuyingCostsView['rows'] {
  const detail = ({ percent, exempt }: CostLine): string | null => {
    if (percent === null) return null;
    const rate = withUnit(number(percent, locale), '%');
    return exempt > 0 ? words.exempt({ percent: rate, amount: euro(exempt) }) : rate;
  };
  const lines = (columns[0] ?? []).map(({ key }, line) => ({
    label: words.line[key],
    total: false,
    values: columns.flatMap((column) => {
      const cost = column[line];
      return cost ? { amount: euro(cost.amount), detail: detail(cost) } : [];
    }),
  }));
  const plain = (amounts: number[]) => amounts.map((amount) => ({ amount: euro(amount), detail: null }));
  const sums = columns.map((column) => column.reduce((sum, { amount }) => sum + amount, price));
  return [
    { label: words.price, values: plain(columns.map(() => price)), total: false },
    ...lines,
    { label: words.total, values: plain(sums), total: true },
  ];
}

/** One entry for each line, where its columns agree. */
function sourcesOf(
  columns: CostLine[][],
  locale: Locale,
  words: CostWords,
  { content: { costs } }: Snapshot,
): BuyingCostsView['sources'] {
  const lines = (columns[0] ?? []).flatMap((_, line) => columns.flatMap((column) => column[line] ?? []));
  const named = lines.map(({ key, from, source }) => {
    const { name, url } = costs.sources[source] ?? {};
    const values = { what: words.line[key], source: name?.[locale] ?? source, from: date(from, locale) };
    return [words.source(values), url?.[locale] ?? null] as const;
  });
  return [...new Map(named)].map(([text, url]) => ({ text, url }));
}
