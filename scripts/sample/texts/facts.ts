import type { Attributes } from '../../../lib/catalogue/schema/attributes.ts';
import type { Localized } from '../../../lib/i18n/locales.ts';
import type { Draft, Surroundings } from '../draft.ts';
import { type Group, groupOf } from './group.ts';
import { type Region, regionOf } from './region.ts';

type Figures = Attributes['surfaces'] &
  Attributes['layout'] &
  Attributes['building'] &
  Attributes['comfort'] &
  Attributes['energy'] &
  Attributes['legal'] &
  Attributes['costs'];

/** Everything a sentence may say of a home, on one level; what is undefined or false stays unsaid. */
export interface Facts extends Figures {
  group: Group;
  kind: string;
  city: Localized;
  region: Region;
  project: string | undefined;
  rent: boolean;
  takeover: boolean;
  hasPlans: boolean;
  garden: boolean;
  terrace: boolean;
  /** a building that nobody has lived in yet */
  fresh: boolean;
  /** still to be finished */
  underway: boolean;
  renovated: boolean;
  toRenovate: boolean;
  toRefresh: boolean;
  /** needs no work as far as the data tells */
  sound: boolean;
  /** from before 1940 */
  old: boolean;
  sunny: boolean;
  roomy: boolean;
  compact: boolean;
  /** the home has rooms above the ground floor */
  upstairs: boolean;
}

const sunnySides = new Set(['se', 's', 'sw', 'w']);
const roomyFrom = { house: 200, apartment: 115, studio: 38, land: 900, investment: 350, commercial: 250, garage: 24 };
const compactUpTo = { house: 125, apartment: 75, studio: 28, land: 450, investment: 200, commercial: 80, garage: 14 };

/** Reads a draft and its surroundings into the facts that the sentences are made of. */
export function toFacts(draft: Draft, around: Surroundings): Facts {
  const { surfaces, layout, building, comfort, energy, legal, costs } = draft.attributes;
  const { condition, renovationYear, constructionYear, availability } = building;
  const group = groupOf(draft.kind, draft.webId);
  const toRenovate = condition === 'to_renovate';
  const toRefresh = condition === 'to_refresh';
  const size = (group === 'land' ? surfaces.ground : (surfaces.living ?? surfaces.total)) ?? 0;
  const fresh = condition === 'new' || condition === 'shell' || availability === 'at_completion';
  const garden = comfort.garden ?? surfaces.gardenArea !== undefined;
  const terrace = comfort.terrace ?? surfaces.terraceArea !== undefined;
  return {
    ...surfaces,
    ...layout,
    ...building,
    ...comfort,
    ...energy,
    ...legal,
    ...costs,
    group,
    kind: draft.kind,
    city: around.city.name,
    region: regionOf(around.city),
    project: projectName(draft, around),
    rent: draft.goal === 1,
    takeover: draft.goal === 2,
    hasPlans: draft.plans.length > 0,
    garden,
    terrace,
    // what is still to be finished has not been inspected
    electricalInspection: availability === 'at_completion' ? undefined : energy.electricalInspection,
    gardenArea: garden ? surfaces.gardenArea : undefined,
    terraceArea: terrace ? surfaces.terraceArea : undefined,
    fresh,
    underway: availability === 'at_completion',
    renovated: !toRenovate && !toRefresh && !fresh && (condition === 'renovated' || renovationYear !== undefined),
    toRenovate,
    toRefresh,
    sound: !toRenovate && !toRefresh && condition !== 'shell',
    old: constructionYear !== undefined && constructionYear < 1940,
    sunny: building.orientation !== undefined && sunnySides.has(building.orientation),
    roomy: size >= roomyFrom[group],
    compact: size > 0 && size <= compactUpTo[group],
    upstairs: group === 'house' && draft.kind !== 'bungalow' && (layout.floors ?? 0) >= 2,
  };
}

/** A project may be named after its street: then its name is kept back with a hidden address. */
function projectName(draft: Draft, { project }: Surroundings): string | undefined {
  if (!project) return undefined;
  return !draft.address.publish && project.name.includes(draft.address.street) ? undefined : project.name;
}
