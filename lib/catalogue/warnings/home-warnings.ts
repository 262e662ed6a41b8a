import type { Snapshot } from '../../data/load.ts';
import { locales } from '../../i18n/locales.ts';
import { unitAvailability } from '../availability.ts';
import { isUnfinished } from '../off-plan.ts';
import { mostDepositMonths, purchaseCostsOf } from '../property-costs.ts';
import type { Property } from '../schema/property.ts';
import { dwellings } from '../web-ids.ts';
import { type HomeWarning, wrongWords } from './wrong-words.ts';

/** About as many characters as search results show of a title. */
const titleLength = 65;

/** What a careful reader of a home would ask about, on a day (YYYY-MM-DD). */
export function homeWarnings(home: Property, day: string, data: Snapshot): HomeWarning[] {
  const offered = unitAvailability(home, data.catalogue) !== 'sold';
  return [
    ...wrongWords(home),
    ...longTitles(home, data),
    ...taxWarnings(home, day, data),
    ...(offered ? [...availabilityWarnings(home, day, data), ...depositWarnings(home, day, data)] : []),
  ];
}

const warnIf = (isOdd: boolean, path: string, expected: string, found: unknown): HomeWarning[] =>
  isOdd ? [{ path, expected, found: String(found ?? 'nothing') }] : [];

const longTitles = ({ title }: Property, { content: { site } }: Snapshot): HomeWarning[] =>
  locales.flatMap((locale) => {
    const { length } = `${title[locale]} · ${site.name}`;
    const expected = `at most ${titleLength} characters with “ · ${site.name}”`;
    return warnIf(length > titleLength, `title.${locale}`, expected, length);
  });

function availabilityWarnings(home: Property, day: string, data: Snapshot): HomeWarning[] {
  const { building, costs, energy } = home.attributes;
  const { availability, availableFrom = day, constructionYear = 0 } = building;
  const at = (name: string) => `attributes.building.${name}`;
  const level = 'attributes.energy.eLevel';
  const unfinished = isUnfinished(home);
  const delivery = deliveryOf(home, data) ?? day;
  return [
    ...warnIf(
      availability === 'from_date' && availableFrom < day,
      at('availableFrom'),
      'a day that is still to come',
      availableFrom,
    ),
    ...warnIf(
      home.goal === 0 && costs.monthlyRent !== undefined && availability !== 'tenanted',
      at('availability'),
      '"tenanted", for costs.monthlyRent says that it is let',
      availability,
    ),
    ...warnIf(
      !unfinished && constructionYear > Number(day.slice(0, 4)),
      at('availability'),
      `"at_completion", for it is built in ${constructionYear}`,
      availability,
    ),
    ...warnIf(
      unfinished && delivery < day,
      at('availability'),
      `what holds since its delivery on ${delivery}`,
      availability,
    ),
    ...warnIf(
      unfinished && dwellings.includes(home.webId) && energy.eLevel === undefined,
      level,
      'the required or expected level of a home that is not finished',
      null,
    ),
    ...warnIf(
      !unfinished && energy.eLevel !== undefined,
      level,
      'nothing, for the home is finished: its certificate says more',
      energy.eLevel,
    ),
  ];
}

/** When the phase of a unit, or its project without phases, is handed over. */
function deliveryOf({ projectId, unit }: Property, { catalogue }: Snapshot): string | undefined {
  const project = projectId === undefined ? undefined : catalogue.projects.get(projectId);
  const phase = project?.blocks.find(({ id }) => id === unit?.block)?.phase;
  return project?.phases.find(({ number }) => number === phase)?.delivery ?? project?.completion;
}

function depositWarnings(home: Property, day: string, data: Snapshot): HomeWarning[] {
  const { deposit = 0 } = home.attributes.costs;
  const months = mostDepositMonths(home, day, data);
  if (home.goal !== 1 || months === null || !dwellings.includes(home.webId)) return [];
  const most = months * home.price.amount;
  return warnIf(deposit > most, 'attributes.costs.deposit', `at most ${months} months of rent, ${most}`, deposit);
}

function taxWarnings(home: Property, day: string, data: Snapshot): HomeWarning[] {
  const { building, costs } = home.attributes;
  if (home.goal !== 0) return [];
  const isNew = building.condition === 'new' || isUnfinished(home);
  const computed = home.price.publish ? purchaseCostsOf(home, day, data) : null;
  const own = computed && computed !== 'mixed' ? computed.columns[0] : undefined;
  const at = (name: string) => `attributes.costs.${name}`;
  const differs = (name: 'registrationRights' | 'notaryFee', key: 'registration' | 'notary') => {
    const amount = own?.lines.find((line) => line.key === key)?.amount;
    const given = costs[name];
    const isOdd = given !== undefined && amount !== undefined && given !== amount;
    return warnIf(isOdd, at(name), `what data/costs.json comes to, ${amount}`, given);
  };
  return [
    ...warnIf(isNew && costs.vat === undefined, at('vat'), 'which VAT is in the price', null),
    ...warnIf(
      costs.vat === 'mixed' && costs.landShare === undefined,
      at('landShare'),
      'the share of the land in the price',
      null,
    ),
    ...differs('registrationRights', 'registration'),
    ...differs('notaryFee', 'notary'),
  ];
}
