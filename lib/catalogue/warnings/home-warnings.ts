import type { Snapshot } from '../../content/snapshot.ts';
import type { Draft } from '../../files/draft.ts';
import { locales, localize } from '../../i18n/locales.ts';
import type { PreparedPictures } from '../../media/prepared-pictures.ts';
import { unitAvailability } from '../availability.ts';
import { isForRent, isForSale } from '../goal.ts';
import { isUnfinished } from '../off-plan.ts';
import { wholePrice } from '../prices/price.ts';
import { homePurchaseCosts, maxDepositMonths } from '../prices/property-costs.ts';
import { withEveryGroup } from '../schema/attributes.ts';
import type { Property } from '../schema/property.ts';
import { dwellings } from '../web-ids.ts';
import { contradictions } from './contradictions.ts';
import type { OtherHomes } from './other-homes.ts';
import { pictureWarnings, placeWarnings } from './place-warnings.ts';
import { priceWarnings } from './price-warnings.ts';
import { type Warning, warnIf } from './warning.ts';
import { wrongWords } from './wrong-words.ts';

/** The number of characters that search results show of a title. */
const maxTitleLength = 65;
/** The maximum number of years that a project takes. */
const maxYearsAhead = 10;
/** An earlier year is probably a typo. */
const minYear = 1500;

/** The day and the data that a home is judged by. */
export interface WarningContext {
  /** YYYY-MM-DD */
  day: string;
  data: Snapshot;
  others: OtherHomes;
  pictures: PreparedPictures;
}

/** Returns the probable mistakes in a home, without those that an editor has accepted. */
export function homeWarnings(home: Property, { day, data, others, pictures }: WarningContext): Warning[] {
  const offered = unitAvailability(home, data.catalogue) !== 'sold';
  const found = [
    ...knownWords(home),
    ...longTitles(home, data),
    ...taxWarnings(home, day, data),
    ...yearWarnings(home, day),
    ...priceWarnings(home, others),
    ...placeWarnings(home, data, others),
    ...pictureWarnings(home, data, pictures),
    ...(offered
      ? [
          ...contradictions(home, day),
          ...availabilityWarnings(home, day, data),
          ...depositWarnings(home, day, data),
          ...referenceWarnings(home),
        ]
      : []),
  ];
  return found.filter(({ code }) => !home.accepted?.includes(code));
}

const wordWarnings = new WeakMap<Property, Warning[]>();

/** Caches the warnings about words by home: reading texts takes longest, and an unchanged home stays the same object. */
function knownWords(home: Property): Warning[] {
  const before = wordWarnings.get(home);
  if (before) return before;
  const found = wrongWords(home);
  wordWarnings.set(home, found);
  return found;
}

const longTitles = ({ title }: Property, { content: { site } }: Snapshot): Warning[] =>
  locales.flatMap((locale) => {
    const { length } = `${title[locale]} · ${site.name}`;
    return warnIf(length > maxTitleLength, 'titleLong', `title.${locale}`, {
      length,
      most: maxTitleLength,
      name: site.name,
    });
  });

function yearWarnings({ attributes: { building } }: Property, day: string): Warning[] {
  const now = Number(day.slice(0, 4));
  const latest = { constructionYear: now + maxYearsAhead, renovationYear: now };
  return (['constructionYear', 'renovationYear'] as const).flatMap((name) => {
    const year = building[name] ?? now;
    const path = `attributes.building.${name}`;
    return [
      ...warnIf(year > latest[name], 'yearFar', path, { year: String(year) }),
      ...warnIf(year < minYear, 'yearOld', path, { year: String(year) }),
    ];
  });
}

function availabilityWarnings(home: Property, day: string, data: Snapshot): Warning[] {
  const { building, costs, energy } = home.attributes;
  const { availability, availableFrom = day, constructionYear = 0 } = building;
  const at = 'attributes.building.availability';
  const level = 'attributes.energy.eLevel';
  const unfinished = isUnfinished(home);
  const delivery = deliveryDay(home, data) ?? day;
  const { certificateEnd = day } = energy;
  return [
    ...warnIf(
      availability === 'from_date' && availableFrom < day,
      'availablePast',
      'attributes.building.availableFrom',
      { day: availableFrom },
    ),
    ...warnIf(
      isForSale(home.goal) && costs.monthlyRent !== undefined && availability !== 'tenanted',
      'tenantUnsaid',
      at,
      {
        given: costs.monthlyRent ?? 0,
      },
    ),
    ...warnIf(!unfinished && constructionYear > Number(day.slice(0, 4)), 'builtLater', at, {
      year: String(constructionYear),
    }),
    ...warnIf(unfinished && delivery < day, 'deliveryPast', at, { day: delivery }),
    ...warnIf(unfinished && dwellings.includes(home.webId) && energy.eLevel === undefined, 'levelMissing', level),
    ...warnIf(!unfinished && energy.eLevel !== undefined, 'levelLeft', level, { level: energy.eLevel ?? '' }),
    ...warnIf(certificateEnd < day, 'certificateExpired', 'attributes.energy.certificateEnd', { day: certificateEnd }),
  ];
}

/** Returns the delivery date (YYYY-MM-DD) of a unit's phase, or of its project if the phase has none. */
function deliveryDay({ projectId, unit }: Property, { catalogue }: Snapshot): string | undefined {
  const project = projectId === undefined ? undefined : catalogue.projects.get(projectId);
  const phase = project?.blocks.find(({ id }) => id === unit?.block)?.phase;
  return project?.phases.find(({ number }) => number === phase)?.delivery ?? project?.completion;
}

/** Brussels, ordinance of 28 October 2021: a rent that is a fifth above the reference rent is presumed to be too high. */
const maxShareOfReferenceRent = 1.2;

function referenceWarnings(home: Property): Warning[] {
  const { referenceRent } = home.attributes.costs;
  const rent = wholePrice(home);
  if (!isForRent(home.goal) || rent === null || referenceRent === undefined) return [];
  const values = { amount: rent, given: referenceRent };
  return warnIf(rent > referenceRent * maxShareOfReferenceRent, 'rentAboveReference', 'price.amount', values);
}

function depositWarnings(home: Property, day: string, data: Snapshot): Warning[] {
  const { deposit = 0 } = home.attributes.costs;
  const months = maxDepositMonths(home, day, data);
  const rent = wholePrice(home);
  if (!isForRent(home.goal) || rent === null || months === null || !dwellings.includes(home.webId)) return [];
  const amount = months * rent;
  return warnIf(deposit > amount, 'depositHigh', 'attributes.costs.deposit', { given: deposit, months, amount });
}

function taxWarnings(home: Property, day: string, data: Snapshot): Warning[] {
  const { building, costs } = home.attributes;
  if (!isForSale(home.goal)) return [];
  const isNew = building.condition === 'new' || isUnfinished(home);
  const computed = home.price.publish ? homePurchaseCosts(home, day, data) : null;
  const own = computed && computed !== 'mixed' ? computed.columns[0] : undefined;
  const at = (name: string) => `attributes.costs.${name}`;
  const differs = (name: 'registrationRights' | 'notaryFee', key: 'registration' | 'notary') => {
    const amount = own?.lines.find((line) => line.key === key)?.amount;
    const given = costs[name];
    return given === undefined || amount === undefined
      ? []
      : warnIf(given !== amount, 'costDiffers', at(name), { given, amount });
  };
  return [
    ...warnIf(isNew && costs.vat === undefined, 'vatUnsaid', at('vat')),
    ...warnIf(costs.vat === 'mixed' && costs.landShare === undefined, 'landShareUnsaid', at('landShare')),
    ...differs('registrationRights', 'registration'),
    ...differs('notaryFee', 'notary'),
  ];
}

/** Returns the warnings of `homeWarnings()` for a draft, which may lack nearly everything: a warning whose numbers are missing is left out. */
export const draftWarnings = (draft: Draft<Property>, context: WarningContext): Warning[] =>
  homeWarnings(asHome(draft), context).filter(({ values }) => !Object.values(values).some(Number.isNaN));

const noText = localize(() => '');

/** Fills in a draft: a missing number becomes NaN, which is neither more nor less than any other. */
function asHome(draft: Draft<Property>): Property {
  const { price, address, attributes = {} } = draft;
  const isPriced = price?.amount !== undefined && price.publish === true;
  return {
    ...draft,
    title: { ...noText, ...draft.title },
    description: { ...noText, ...draft.description },
    price: { amount: Number.NaN, ...price, publish: isPriced },
    address: { latitude: Number.NaN, longitude: Number.NaN, ...address },
    pictures: draft.pictures ?? [],
    attributes: withEveryGroup(attributes),
  } as Property;
}
