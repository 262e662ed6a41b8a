import type { Draft } from '../../files/draft.ts';
import { localize } from '../../i18n/locales.ts';
import { withEveryGroup } from '../schema/attributes.ts';
import type { Property } from '../schema/property.ts';
import { homeWarnings, type WarningContext } from './home-warnings.ts';
import type { Warning } from './warning.ts';

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
