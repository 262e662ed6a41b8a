import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';

const homely = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment' || h.group === 'studio';

export const character: readonly Line[] = [
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Construction is not finished yet, so you will be the first to live here.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    "A new build also means years without major expense, and a home to today's standards.",
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Buying off plan, you receive something brand-new, from the pipes to the last coat of paint.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    "Until completion you can follow the building's progress closely.",
  (h) => h.renovated && 'The renovation gives the whole a fresh look, in tune with what people expect today.',
  (h) => h.renovated && 'The renovation brought it up to date without taking away its character.',
  (h) => h.renovated && 'It was renovated with an eye for what lasts: simplicity, light and usable rooms.',
  (h) => h.renovated && 'The heavy work is behind you, for the property has been renovated.',
  (h) => h.underway && h.condition !== 'shell' && 'You buy off plan and know beforehand exactly what you will get.',
  (h) => h.underway && h.condition !== 'shell' && 'As completion is still to come, everything will be handed over new.',
  (h) => h.condition === 'shell' && 'It is delivered as shell and core, so the finish is entirely up to you.',
  (h) => h.condition === 'shell' && 'This is a shell: the structure is there, the rest is yours to decide.',
  (h) => h.condition === 'new' && !h.underway && 'Everything is new, from the technical systems to the finish.',
  (h) =>
    h.condition === 'new' &&
    !h.underway &&
    'New also means free of worry here: nothing to repair and nothing to replace.',
  (h) => h.toRenovate && 'Expect a thorough renovation; in return, layout and finish will be entirely your choice.',
  (h) => h.toRenovate && 'The property needs renovating, from the technical systems to the finish.',
  (h) => h.toRenovate && 'Renovation is called for, and therein lies the chance to make it something of your own.',
  (h) => h.toRefresh && 'The basics are sound; a refresh is all it takes to make it yours.',
  (h) =>
    h.toRefresh &&
    'Here and there it could do with a fresh coat of paint, which leaves you free to choose colours and materials.',
  (h) => h.toRefresh && 'If you are willing to paint and decorate, you will be rewarded.',
  (h) => h.condition === 'good' && 'The property has been well maintained, and it shows in every room.',
  (h) => h.condition === 'good' && 'Its good state of repair spares you any major works.',
  (h) => h.condition === 'good' && 'The owners have looked after it, as you will notice on a visit.',
  (h) => h.condition === 'turnkey' && 'Everything is ready for use: no work is needed.',
  (h) => h.condition === 'turnkey' && 'It is in fine order and needs no work beforehand.',
  (h) => h.condition === 'turnkey' && homely(h) && 'You can settle in as it stands, for everything is ready.',
  (h) =>
    h.condition === 'turnkey' &&
    homely(h) &&
    !h.furnished &&
    'Ready to move in is no empty phrase here: all that remains is the moving.',
  (h) =>
    h.old &&
    h.sound &&
    h.group !== 'commercial' &&
    'The age of the building gives it a character that cannot be copied.',
];

export const built: readonly Line[] = [
  (h) =>
    h.underway &&
    h.constructionYear &&
    `With ${h.constructionYear} as its year of construction, the building meets current standards.`,
  (h) =>
    h.underway && h.constructionYear && `The building will carry ${h.constructionYear} as its year of construction.`,
  (h) => h.underway && h.constructionYear && `The year of construction is ${h.constructionYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `It was built in ${h.constructionYear} and renovated in ${h.renovationYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `The building dates from ${h.constructionYear}; the renovation followed in ${h.renovationYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Built in ${h.constructionYear}, renovated in ${h.renovationYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `The building dates from ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `It was built in ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `The year of construction is ${h.constructionYear}.`,
  (h) => !h.constructionYear && h.renovationYear && `The whole was renovated in ${h.renovationYear}.`,
];
