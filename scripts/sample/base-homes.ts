import type { Project } from '../../lib/catalogue/schema/lists.ts';
import { addDays } from '../../lib/day.ts';
import { dayBetween, earliest, today } from './dates.ts';
import { listUnits } from './project-units.ts';
import { Random } from './random.ts';
import type { Slot, Standing } from './slot.ts';
import { drawStanding, publishedBetween } from './standing.ts';

/** The oldest id: an apartment for sale in Hasselt that the specification names. */
const firstId = 5801;

type Plan = [city: string, ...kinds: string[]][];

const times = (count: number, kind: string): string[] => Array<string>(count).fill(kind);

// Beside the units of the projects these give the counts per city of ../product.md: Zonhoven 85, Hasselt 23, and so on.
const forSale: Plan = [
  [
    'hasselt',
    ...times(3, 'apartment'),
    'penthouse',
    'town-house',
    'house',
    'villa',
    'studio',
    'shop',
    'office',
    'garage-box',
  ],
  ['zonhoven', 'villa', 'house', 'farmhouse', 'building-plot'],
  ['sint-lambrechts-herk', ...times(6, 'villa'), ...times(8, 'house'), ...times(4, 'terraced-house'), 'bel-etage'],
  ['sint-lambrechts-herk', ...times(2, 'bungalow'), ...times(3, 'farmhouse'), ...times(3, 'building-plot')],
  ['sint-lambrechts-herk', ...times(6, 'apartment'), 'ground-floor-apartment', 'duplex', 'penthouse'],
  ['sint-lambrechts-herk', 'apartment-building', 'mixed-use', 'shop', 'office', 'garage-box'],
  ['tielt-winge', ...times(2, 'villa'), ...times(3, 'house'), ...times(2, 'farmhouse'), 'terraced-house', 'bungalow'],
  ['tielt-winge', ...times(2, 'building-plot'), 'apartment', 'shop'],
  ['bilzen', 'town-house', 'house', 'apartment-building'],
  ['koersel', 'house'],
  ['diepenbeek', 'villa', 'student-room'],
  ['genk', 'house', 'terraced-house', 'villa', 'apartment', 'loft', 'shop'],
  ['houthalen', 'house', 'bungalow', 'apartment', 'building-plot'],
  ['heusden-zolder', 'villa', 'terraced-house', 'horeca', 'house'],
  ['kapelle-op-den-bos', 'house', 'terraced-house', 'apartment'],
  ['brussel', 'loft'],
  ['elsene', 'duplex'],
  ['schaarbeek', 'town-house'],
  ['ukkel', 'apartment'],
  ['sint-gillis', 'apartment'],
  ['sint-pieters-woluwe', 'garage-box'],
  ['luik', 'apartment', 'apartment-building'],
  ['namen', 'town-house'],
  ['eupen', 'house'],
  ['waver', 'villa'],
  ['hannuit', 'farmhouse'],
  ['bergen', 'terraced-house'],
  ['sankt-vith', 'bungalow'],
  ['luxemburg', 'apartment', 'penthouse'],
  ['strassen', 'villa'],
  ['mamer', 'house'],
  ['esch-sur-alzette', 'apartment'],
  ['wiltz', 'terraced-house'],
  ['ettelbruck', 'apartment'],
];

const forRent: Plan = [
  ['hasselt', 'apartment', 'duplex', 'studio', 'office'],
  ['houthalen', 'apartment', 'house', 'garage-box'],
  ['houthalen-helchteren', 'house'],
  ['leuven', 'student-room'],
  ['zonhoven', 'apartment'],
];

const takeOver: Plan = [['hasselt', 'horeca']];
const withdrawn: Plan = [
  ['hasselt', 'apartment'],
  ['zonhoven', 'house'],
  ['genk', 'villa'],
];
const drafts: Plan = [
  ['sint-lambrechts-herk', 'house'],
  ['diepenbeek', 'apartment'],
];

type Undated = Pick<Slot, 'status' | 'goal' | 'city' | 'kind' | 'unit'>;

const slotsOf = (plan: Plan, goal: Slot['goal'], status: Slot['status'] = 'published'): Undated[] =>
  plan.flatMap(([city, ...kinds]) => kinds.map((kind) => ({ status, goal, city, kind })));

const standingOf = (slot: Undated, project: Project | undefined, random: Random): Standing => {
  if (slot.status !== 'published') return 'open';
  return project?.soldOut ? 'sold' : drawStanding(slot, random);
};

/** Newest first, one home a day, so that the order is the same however a list breaks ties. */
const oneADay = (slots: Slot[]): Slot[] => {
  const sorted = slots.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.id - b.id);
  let free = today;
  return sorted.map((slot) => {
    const publishedAt = earliest(slot.publishedAt, free);
    free = addDays(publishedAt, -1);
    return { ...slot, publishedAt };
  });
};

/** The homes of the committed sample, newest first; their counts are fixed. Takes the projects of data/projects. */
export function listBaseSlots(projects: Project[]): Slot[] {
  const undated = [
    ...slotsOf(forSale, 0),
    ...slotsOf(forRent, 1),
    ...slotsOf(takeOver, 2),
    ...projects.flatMap((project) => listUnits(project)),
    ...slotsOf(withdrawn, 0, 'withdrawn'),
    ...slotsOf(drafts, 0, 'draft'),
  ];
  const slots = undated.map((slot, index): Slot => {
    const id = firstId + index;
    if (id === firstId) return { ...slot, id, standing: 'open', publishedAt: addDays(today, -24), showcase: true };
    const random = new Random(id * 31);
    const project = projects.find((candidate) => candidate.id === slot.unit?.projectId);
    const standing = standingOf(slot, project, random);
    const [from, to] = publishedBetween(standing, project);
    return { ...slot, id, standing, publishedAt: dayBetween(from, to, random) };
  });
  return oneADay(slots);
}
