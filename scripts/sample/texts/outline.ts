import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import type { Slot } from './voice.ts';

/** The passages of a description, paragraph by paragraph. */
export type Outline = readonly (readonly Slot[])[];

const technical: Slot[] = ['built', 'comfort', 'shell', 'energy', 'solar', 'papers', 'wiring'];
const practical: Slot[] = ['costs', 'terms', 'free'];

const living = (open: Slot, close: Slot): Outline[] => [
  [
    [open, 'place', 'character', 'setting'],
    ['entry', 'kitchen', 'night', 'levels'],
    ['outdoor', 'parking'],
    technical,
    [...practical, 'extra', close],
  ],
  [
    [open, 'character', 'setting'],
    ['entry', 'kitchen', 'night', 'levels', 'outdoor', 'parking'],
    technical,
    ['place', ...practical, 'extra'],
    [close],
  ],
  [
    [open, 'setting', 'place'],
    ['character', 'entry', 'kitchen', 'night', 'levels'],
    ['outdoor', 'parking', 'extra'],
    [...technical, ...practical],
    [close],
  ],
  [
    [open, 'place', 'setting'],
    ['entry', 'kitchen', 'outdoor', 'night', 'levels', 'parking'],
    ['character', ...technical],
    [...practical, 'extra', close],
  ],
  [
    [open, 'character', 'place'],
    ['setting', 'outdoor', 'parking'],
    ['entry', 'kitchen', 'night', 'levels'],
    technical,
    [...practical, 'extra', close],
  ],
];

const land = (close: Slot): Outline[] => [
  [
    ['openLand', 'place'],
    ['plot', 'zoning'],
    ['services', 'dream', 'terms', 'free', 'extra', close],
  ],
  [
    ['openLand', 'plot'],
    ['place', 'zoning', 'services'],
    ['dream', 'terms', 'free', 'extra', close],
  ],
  [
    ['openLand', 'dream'],
    ['plot', 'services', 'zoning'],
    ['place', 'terms', 'free', 'extra', close],
  ],
];

const investment: Outline[] = [
  [
    ['openInvestment', 'place', 'character'],
    ['volume', 'income', 'outdoor', 'parking'],
    technical,
    [...practical, 'extra', 'closeInvestment'],
  ],
  [
    ['openInvestment', 'character', 'volume'],
    ['income', 'place'],
    ['outdoor', 'parking', ...technical],
    [...practical, 'extra', 'closeInvestment'],
  ],
  [
    ['openInvestment', 'volume'],
    ['character', ...technical],
    ['outdoor', 'parking', 'income', 'place'],
    [...practical, 'extra'],
    ['closeInvestment'],
  ],
];

const commercial = (open: Slot): Outline[] => [
  [
    [open, 'reach', 'character'],
    ['floorspace', 'use', 'levels', 'outdoor', 'parking'],
    technical,
    [...practical, 'extra', 'closeBusiness'],
  ],
  [
    [open, 'use'],
    ['floorspace', 'levels', 'outdoor', 'parking', 'character'],
    ['reach', ...technical],
    [...practical, 'extra', 'closeBusiness'],
  ],
  [
    [open, 'reach'],
    ['floorspace', 'character', 'use'],
    ['outdoor', 'parking', 'levels', ...technical],
    [...practical, 'extra'],
    ['closeBusiness'],
  ],
];

const garage: Outline[] = [
  [
    ['openGarage', 'reach'],
    ['garageUse', 'built', 'services', 'dream'],
    ['costs', 'terms', 'free', 'extra', 'closeGarage'],
  ],
  [
    ['openGarage', 'garageUse'],
    ['reach', 'built', 'services'],
    ['dream', 'costs', 'terms', 'free', 'extra', 'closeGarage'],
  ],
  [
    ['openGarage', 'dream'],
    ['garageUse', 'services', 'built', 'costs', 'terms', 'free'],
    ['reach', 'extra', 'closeGarage'],
  ],
];

const outlines = {
  house: { sale: living('openHouse', 'closeSale'), rent: living('openHouse', 'closeRent') },
  apartment: { sale: living('openApartment', 'closeSale'), rent: living('openApartment', 'closeRent') },
  studio: { sale: living('openStudio', 'closeSale'), rent: living('openStudio', 'closeRent') },
  land: { sale: land('closeLand'), rent: land('closeRent') },
  investment: { sale: investment, rent: investment },
  commercial: { sale: commercial('openCommercial'), rent: commercial('openCommercial') },
  garage: { sale: garage, rent: garage },
};
const project = living('openProject', 'closeSale');
const takeover = commercial('openTakeover');

/** One of the ways to tell of such a home. */
export function outlineOf(home: Facts, random: Random): Outline {
  if (home.takeover) return random.pick(takeover);
  const homely = home.group === 'house' || home.group === 'apartment' || home.group === 'studio';
  if (homely && home.project && !home.rent) return random.pick(project);
  return random.pick(outlines[home.group][home.rent ? 'rent' : 'sale']);
}
