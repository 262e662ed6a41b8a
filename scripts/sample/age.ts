import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Project } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import { today } from './dates.ts';
import type { Facade } from './facades.ts';
import type { Random } from './random.ts';

export interface Age {
  built: number;
  renovated?: number;
  condition: NonNullable<Attributes['building']['condition']>;
  newBuild: boolean;
}

const conditionsByYear: [before: number, conditions: Age['condition'][]][] = [
  [1945, ['renovated', 'renovated', 'renovated', 'to_renovate', 'to_refresh']],
  [1975, ['renovated', 'renovated', 'to_refresh', 'to_refresh', 'to_renovate']],
  [1995, ['good', 'good', 'renovated', 'to_refresh']],
  [2010, ['good', 'good', 'turnkey']],
  [2100, ['turnkey', 'good', 'turnkey']],
];

/** Year, renovation and condition of a building, from what its façade shows or from its project; nothing to renovate is let. */
export function drawAge(facade: Facade, goal: Property['goal'], project: Project | undefined, random: Random): Age {
  if (project) {
    const completion = project.completion ?? today;
    const shell = completion > today && random.chance(0.04);
    return { built: Number(completion.slice(0, 4)), condition: shell ? 'shell' : 'new', newBuild: true };
  }
  const built = random.int(...facade.built);
  const [, conditions] = conditionsByYear.find(([before]) => built < before) ?? [2100, ['good' as const]];
  const drawn = random.pick(conditions);
  const condition = goal !== 0 && drawn === 'to_renovate' ? 'good' : drawn;
  const renovated = condition === 'renovated' ? random.int(Math.max(2006, built + 25), 2024) : undefined;
  return { built, renovated, condition, newBuild: false };
}

/** The year whose technique the home has: that of its renovation, half way between the two. */
export const techniqueYear = ({ built, renovated, condition }: Age): number => {
  if (renovated) return Math.round(Math.max(built, 1978) * 0.35 + renovated * 0.65);
  return condition === 'to_renovate' ? built - 12 : built;
};
