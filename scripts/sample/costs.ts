import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import { estimatedNotaryFee, ownHomeDuty } from './duties.ts';
import { monthlyRentOf } from './price.ts';
import { isDwelling, type Scene } from './scene.ts';

type Costs = Attributes['costs'];
type Surfaces = Attributes['surfaces'];

const cadastralIncomeOf = ({ place, traits, age, random }: Scene, surfaces: Surfaces): number | undefined => {
  if (place.region === 'luxembourg' || age.newBuild) return undefined;
  if (traits.family === 'land') return random.int(3, 28);
  if (traits.family === 'garage') return random.int(55, 120);
  const area = surfaces.living ?? surfaces.total ?? 100;
  const perM2 = (age.built > 2000 ? 8.6 : age.built > 1965 ? 6.9 : 4.6) * (traits.family === 'commercial' ? 1.6 : 1);
  return Math.round(area * perM2 * (0.88 + random.next() * 0.24));
};

const chargesOf = ({ traits, random }: Scene, surfaces: Surfaces): number | undefined => {
  if (traits.family !== 'flat') return undefined;
  return Math.max(25, Math.round(((surfaces.living ?? 50) * (0.9 + random.next() * 0.7)) / 5) * 5);
};

const monthsOfDeposit = { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 } as const;

const rentalCosts = (scene: Scene, surfaces: Surfaces, rent: number): Costs => {
  const { place, traits, random } = scene;
  return {
    monthlyRent: rent,
    chargesRenter: chargesOf(scene, surfaces) ?? (traits.family === 'commercial' ? random.int(8, 16) * 10 : 0),
    deposit: traits.family === 'garage' ? rent * 2 : rent * monthsOfDeposit[place.region],
    inventoryCost: traits.family === 'garage' ? undefined : random.int(7, 13) * 25,
    agencyCost: traits.family === 'commercial' ? random.int(2, 4) * 125 : undefined,
  };
};

// Estimates are shown for some existing homes with a published price that can still be had.
const estimates = (scene: Scene, price: Property['price']): Costs => {
  const { slot, place, age, random } = scene;
  const natural = isDwelling(scene) && !age.newBuild && price.publish && place.region !== 'luxembourg';
  if (!natural || slot.standing === 'sold' || !(slot.showcase || random.chance(0.35))) return {};
  return { registrationRights: ownHomeDuty(price.amount, place.region), notaryFee: estimatedNotaryFee(price.amount) };
};

const vatOf = ({ place, age, traits, project }: Scene): Costs['vat'] => {
  if (place.region === 'luxembourg') return undefined;
  if (!age.newBuild || traits.family === 'land') return 'registration';
  return project && traits.family === 'house' ? 'mixed' : 'vat_21';
};

const saleCosts = (scene: Scene, surfaces: Surfaces, price: Property['price']): Costs => ({
  monthlyRent: scene.traits.family === 'investment' ? Math.round((price.amount * 0.047) / 12 / 50) * 50 : undefined,
  chargesOwner: scene.age.newBuild ? undefined : chargesOf(scene, surfaces),
  vat: vatOf(scene),
  ...estimates(scene, price),
});

/** What a home costs beside its price: taxes and estimates for a buyer, charges and deposit for a tenant (€). */
export function drawCosts(scene: Scene, surfaces: Surfaces, price: Property['price']): Costs {
  const cadastralIncome = cadastralIncomeOf(scene, surfaces);
  if (scene.slot.goal === 1) return rentalCosts(scene, surfaces, price.amount);
  if (scene.slot.goal === 2) return { monthlyRent: monthlyRentOf(scene, surfaces), agencyCost: 500 };
  return { cadastralIncome, ...saleCosts(scene, surfaces, price) };
}
