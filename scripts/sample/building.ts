import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import { addDays } from '../../lib/day.ts';
import { techniqueYear } from './age.ts';
import { today } from './dates.ts';
import { type Scene, sharedChance } from './scene.ts';

type Building = Attributes['building'];

const orientations = ['s', 'sw', 'se', 'w', 'e', 'sw', 's', 'n', 'ne', 'nw'] as const;

const availabilityOf = ({ slot, age, project, random }: Scene): Pick<Building, 'availability' | 'availableFrom'> => {
  if (project?.completion && project.completion > today) return { availability: 'at_completion' };
  if (age.newBuild) return { availability: 'immediate' };
  if (slot.goal === 0) return { availability: random.pick(['at_deed', 'at_deed', 'to_agree', 'immediate'] as const) };
  if (random.chance(0.45)) return { availability: random.pick(['immediate', 'to_agree'] as const) };
  return {
    availability: 'from_date',
    availableFrom: `${addDays(slot.publishedAt, random.int(35, 80)).slice(0, 7)}-01`,
  };
};

const windowFrameOf = (scene: Scene): Building['windowFrame'] => {
  const year = techniqueYear(scene.age);
  const random = sharedChance(scene, 'window');
  if (scene.age.newBuild) return 'aluminium';
  if (year > 2012) return random.pick(['aluminium', 'aluminium', 'pvc'] as const);
  if (year > 1985) return random.pick(['pvc', 'pvc', 'aluminium', 'wood'] as const);
  return random.pick(['wood', 'wood', 'steel', 'pvc'] as const);
};

const roofOf = (scene: Scene): Building['roof'] => {
  const { facade, project } = scene;
  return project && facade.roof === 'flat' && sharedChance(scene, 'roof').chance(0.5) ? 'green' : facade.roof;
};

/** Years, condition, roof, window frames and when the home is free; land has an orientation and an availability only. */
export function drawBuilding(scene: Scene): Building {
  const { traits, age, random } = scene;
  const availability = availabilityOf(scene);
  if (traits.family === 'land') return { orientation: random.pick(orientations), ...availability };
  if (traits.family === 'garage') return { constructionYear: age.built, roof: 'flat', ...availability };
  return {
    constructionYear: age.built,
    renovationYear: age.renovated,
    condition: age.condition,
    orientation: random.pick(orientations),
    roof: traits.family === 'flat' ? undefined : roofOf(scene),
    windowFrame: windowFrameOf(scene),
    ...availability,
  };
}
