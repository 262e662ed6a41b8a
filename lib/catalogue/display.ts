import type { Snapshot } from '../content/snapshot.ts';
import type { AttributeKey } from './attributes.ts';
import { marqueeOf, unitAvailability } from './availability.ts';
import { type Facts, holds } from './conditions/evaluate.ts';
import { cityOf, labelOf, regionOfHome } from './lookup.ts';
import { publicAmount } from './price.ts';
import type { Region } from './region.ts';
import type { Block, DisplayRule, HomeField } from './schema/display.ts';
import type { Property } from './schema/property.ts';

/** What the rules of data/conditions.json can ask about a home. */
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
    label: labelOf(home, city)?.letter,
    priceIsShown: publicAmount(home, catalogue) !== null,
  };
  return Object.assign({}, ...Object.values(home.attributes), own);
}

export interface Display {
  /** Whose law says what must be shown, and how it is called; null where it is not known. */
  region: Region | null;
  priceIsShown: boolean;
  attribute(key: AttributeKey): boolean;
  block(name: Block): boolean;
}

/** What data/conditions.json lets show of a home. */
export const homeDisplay = (home: Property, data: Snapshot): Display =>
  displayOf(data.content.conditions, toFacts(home, data), regionOfHome(home, data));

/** Which attributes and blocks a home's page shows: all that no rule names, and of the others those whose every rule holds. */
export function displayOf(rules: readonly DisplayRule[], facts: Facts, region: Region | null = null): Display {
  const hidden = rules.filter((rule) => !holds(rule, facts));
  const attributes = new Set(hidden.flatMap((rule) => rule.attributes ?? []));
  const hiddenBlocks = new Set(hidden.flatMap((rule) => rule.blocks ?? []));
  return {
    region,
    priceIsShown: facts.priceIsShown === true,
    attribute: (key) => !attributes.has(key),
    block: (name) => !hiddenBlocks.has(name),
  };
}
