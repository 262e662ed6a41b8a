import { depositMonths } from '../../costs/rent-terms.ts';
import type { DataIssue } from '../../data/issues.ts';
import type { Snapshot } from '../../data/load.ts';
import { locales } from '../../i18n/locales.ts';
import { unitAvailability } from '../availability.ts';
import { cityOf } from '../lookup.ts';
import { isUnfinished } from '../off-plan.ts';
import { purchaseCostsOf } from '../property-costs.ts';
import { regionOf } from '../region.ts';
import type { Property } from '../schema/property.ts';
import { dwellings } from '../web-ids.ts';
import { wrongWords } from './wrong-words.ts';

/** Search results show about so many characters of a title. */
const titleLength = 65;

type Warning = Omit<DataIssue, 'file'>;

/** What a careful reader of a home would ask about, on a day (YYYY-MM-DD). */
export function homeWarnings(home: Property, day: string, data: Snapshot): Warning[] {
  const offered = unitAvailability(home, data.catalogue) !== 'sold';
  return [
    ...wrongWords(home),
    ...longTitles(home, data),
    ...taxWarnings(home, day, data),
    ...(offered ? [...availabilityWarnings(home, day, data), ...depositWarnings(home, day, data)] : []),
  ];
}

const warning = (path: string, expected: string, found: unknown): Warning => ({
  path,
  expected,
  found: String(found ?? 'nothing'),
});

const longTitles = ({ title }: Property, { content: { site } }: Snapshot): Warning[] =>
  locales.flatMap((locale) => {
    const { length } = `${title[locale]} · ${site.name}`;
    return length > titleLength
      ? [warning(`title.${locale}`, `at most ${titleLength} characters with “ · ${site.name}”`, length)]
      : [];
  });

function availabilityWarnings(home: Property, day: string, data: Snapshot): Warning[] {
  const { building, costs, energy } = home.attributes;
  const { availability, availableFrom, constructionYear = 0 } = building;
  const at = (name: string) => `attributes.building.${name}`;
  const unfinished = isUnfinished(home);
  const delivery = deliveryOf(home, data);
  return [
    availability === 'from_date' && availableFrom !== undefined && availableFrom < day
      ? warning(at('availableFrom'), 'a day that is still to come', availableFrom)
      : null,
    home.goal === 0 && costs.monthlyRent !== undefined && availability !== 'tenanted'
      ? warning(at('availability'), '"tenanted", for costs.monthlyRent says that it is let', availability)
      : null,
    !unfinished && constructionYear > Number(day.slice(0, 4))
      ? warning(at('availability'), `"at_completion", for it is built in ${constructionYear}`, availability)
      : null,
    unfinished && delivery !== undefined && delivery < day
      ? warning(at('availability'), `what holds since its delivery on ${delivery}`, availability)
      : null,
    unfinished && dwellings.includes(home.webId) && energy.eLevel === undefined
      ? warning('attributes.energy.eLevel', 'the required or expected level of a home that is not finished', null)
      : null,
    !unfinished && energy.eLevel !== undefined
      ? warning(
          'attributes.energy.eLevel',
          'nothing, for the home is finished: its certificate says more',
          energy.eLevel,
        )
      : null,
  ].filter((one) => one !== null);
}

/** When the phase of a unit, or its project without phases, is handed over. */
function deliveryOf({ projectId, unit }: Property, { catalogue }: Snapshot): string | undefined {
  const project = projectId === undefined ? undefined : catalogue.projects.get(projectId);
  const phase = project?.blocks.find(({ id }) => id === unit?.block)?.phase;
  return project?.phases.find(({ number }) => number === phase)?.delivery ?? project?.completion;
}

function depositWarnings(home: Property, day: string, { catalogue, content }: Snapshot): Warning[] {
  const { deposit } = home.attributes.costs;
  const { countryId, zip } = cityOf(home, catalogue);
  const region = regionOf(countryId, zip);
  if (home.goal !== 1 || deposit === undefined || !region || !dwellings.includes(home.webId)) return [];
  const months = depositMonths(region, home.kind === 'student-room', day, content.costs);
  return months !== null && deposit > months * home.price.amount
    ? [warning('attributes.costs.deposit', `at most ${months} months of rent, ${months * home.price.amount}`, deposit)]
    : [];
}

function taxWarnings(home: Property, day: string, data: Snapshot): Warning[] {
  const { building, costs } = home.attributes;
  if (home.goal !== 0) return [];
  const isNew = building.condition === 'new' || isUnfinished(home);
  const computed = home.price.publish ? purchaseCostsOf(home, day, data) : null;
  const own = computed && computed !== 'mixed' ? computed.columns[0] : undefined;
  const differs = (name: 'registrationRights' | 'notaryFee', key: 'registration' | 'notary') => {
    const amount = own?.lines.find((line) => line.key === key)?.amount;
    const given = costs[name];
    return given !== undefined && amount !== undefined && given !== amount
      ? warning(`attributes.costs.${name}`, `what data/costs.json comes to, ${amount}`, given)
      : null;
  };
  return [
    isNew && costs.vat === undefined ? warning('attributes.costs.vat', 'which VAT is in the price', null) : null,
    costs.vat === 'mixed' && costs.landShare === undefined
      ? warning('attributes.costs.landShare', 'the share of the land in the price', null)
      : null,
    differs('registrationRights', 'registration'),
    differs('notaryFee', 'notary'),
  ].filter((one) => one !== null);
}
