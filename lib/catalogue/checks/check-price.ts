import { issue } from '../../files/issue-codes.ts';
import { checkReferences, type DataReader, inTable } from '../../files/reader.ts';
import { locales } from '../../i18n/locales.ts';
import type { Tables } from '../catalogue.ts';
import { isForSale } from '../goal.ts';
import type { Property } from '../schema/property.ts';

/** €; a smaller number in a text may be a year or an area. */
const minRecognizedEuros = 10_000;

/** Checks that the price is plausible, that no text reveals a hidden price, and that the history is in order and ends with the current state. */
export function checkPrice(reader: DataReader, file: string, home: Property, { marquees }: Tables): void {
  const { goal, history = [], price, marquee } = home;
  // No home is sold for less: 870.000 in JSON is 870 with decimals.
  const isTooLow = isForSale(goal) && price.amount < 1000;
  if (isTooLow) reader.addIssue(file, 'price.amount', issue('priceTooLow'), price.amount);
  if (!price.publish && price.amount >= minRecognizedEuros) checkWords(reader, file, home);
  const { landShare, vat } = home.attributes.costs;
  if (landShare !== undefined && (vat !== 'mixed' || landShare >= price.amount))
    reader.addIssue(file, 'attributes.costs.landShare', issue('landShare'), landShare);
  for (const [i, { date, marquee: then }] of history.entries()) {
    const earlier = history[i - 1]?.date;
    if (earlier !== undefined && date < earlier)
      reader.addIssue(file, `history.${i}.date`, issue('dayBefore', { event: 'earlierLine', day: earlier }), date);
    checkReferences(reader, file, [inTable(`history.${i}.marquee`, then, 'marquees.json', 'id', marquees)]);
  }
  const last = history.at(-1);
  if (!last) return;
  const where = `history.${history.length - 1}`;
  if (last.marquee !== marquee)
    reader.addIssue(file, `${where}.marquee`, issue('lastMarquee', { marquee }), last.marquee);
  if (price.publish && !isTooLow && last.amount !== price.amount)
    reader.addIssue(file, `${where}.amount`, issue('lastPrice', { amount: price.amount }), last.amount);
}

/** Reports titles and descriptions that contain a hidden price. */
function checkWords(reader: DataReader, file: string, { price: { amount }, ...home }: Property): void {
  for (const field of ['title', 'description'] as const)
    for (const locale of locales)
      if (amountsIn(home[field][locale]).includes(Math.round(amount)))
        reader.addIssue(file, `${field}.${locale}`, issue('hiddenPrice'), amount);
}

/** Returns the whole numbers of a text: "€ 870.000" and "870 000" are 870000. */
const amountsIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,’\s]\d{3}(?!\d))*/g) ?? []).map((figures) => Number(figures.replace(/\D/g, '')));
