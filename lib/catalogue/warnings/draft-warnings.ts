import type { Draft } from '../../files/draft.ts';
import { localize } from '../../i18n/locales.ts';
import { withEveryGroup } from '../schema/attributes.ts';
import type { Property } from '../schema/property.ts';
import { homeWarnings, type WarningContext } from './home-warnings.ts';
import type { Warning } from './warning.ts';

/** The same as homeWarnings() of a home that may lack nearly everything: what needs a number that is not there waits for it. */
export const draftWarnings = (draft: Draft<Property>, context: WarningContext): Warning[] =>
  homeWarnings(asHome(draft), context).filter(({ values }) => !Object.values(values).some(Number.isNaN));

const noText = localize(() => '');

/** Compared with anything, a number that is not there is neither more nor less. */
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
