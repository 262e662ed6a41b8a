import type { Snapshot } from '../../content/snapshot.ts';
import { marqueeOf, unitAvailability } from '../availability.ts';
import { type Facts, isFulfilled } from '../conditions/evaluate.ts';
import { cityOf, energyBadge, regionOfHome } from '../lookup.ts';
import type { Region } from '../places/region.ts';
import { publicAmount } from '../prices/price.ts';
import type { Block, DisplayRule, HomeField } from '../schema/display.ts';
import type { Property } from '../schema/property.ts';
import type { AttributeKey } from './attributes.ts';

/** Returns the facts about a home that the rules of data/conditions.json can compare. */
function toFacts(home: Property, { catalogue }: Pick<Snapshot, 'catalogue'>): Facts {
  const city = cityOf(home, catalogue);
  const own: Record<HomeField, Facts[string]> = {
    goal: home.goal,
    webId: home.webId,
    kind: home.kind,
    city: home.city,
    projectId: home.projectId,
    marquee: marqueeOf(home, catalogue)?.id,
    closed: unitAvailability(home, catalogue) === 'sold',
    countryId: city.countryId,
    region: regionOfHome(home, { catalogue }),
    label: energyBadge(home, city)?.letter,
    priceIsShown: publicAmount(home, catalogue) !== null,
  };
  return Object.assign({}, ...Object.values(home.attributes), own);
}

export interface Display {
  /** The region whose law applies; null if it is unknown. */
  region: Region | null;
  priceIsShown: boolean;
  attribute(key: AttributeKey): boolean;
  block(name: Block): boolean;
}

/** Returns the attributes and blocks of a home that data/conditions.json allows. */
export const homeDisplay = (home: Property, data: Pick<Snapshot, 'catalogue' | 'content'>): Display =>
  applyDisplayRules(data.content.conditions, toFacts(home, data), regionOfHome(home, data));

/** Returns the attributes and blocks that a home's page shows: those that no rule names, and those whose rules all hold. */
export function applyDisplayRules(rules: readonly DisplayRule[], facts: Facts, region: Region | null = null): Display {
  const hidden = rules.filter((rule) => !isFulfilled(rule, facts));
  const attributes = new Set(hidden.flatMap((rule) => rule.attributes ?? []));
  const hiddenBlocks = new Set(hidden.flatMap((rule) => rule.blocks ?? []));
  return {
    region,
    priceIsShown: facts.priceIsShown === true,
    attribute: (key) => !attributes.has(key),
    block: (name) => !hiddenBlocks.has(name),
  };
}
