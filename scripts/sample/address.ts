import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Scene } from './scene.ts';

type Address = Property['address'];

const metresPerDegree = 111_320;
/** How far from the city's point a home may lie, in metres. */
const reach = 1_150;

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

const pointNear = (
  latitude: number,
  longitude: number,
  metres: number,
  { random }: Scene,
): Pick<Address, 'latitude' | 'longitude'> => {
  const distance = Math.sqrt(random.next()) * metres;
  const angle = random.next() * 2 * Math.PI;
  const north = (distance * Math.cos(angle)) / metresPerDegree;
  const east = (distance * Math.sin(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) };
};

const boxOf = ({ traits, slot, random }: Scene, floor: number): string | undefined => {
  if (traits.family !== 'flat') return undefined;
  return slot.kind === 'student-room' ? `K${random.int(1, 24)}` : `${floor}0${random.int(1, 6)}`;
};

/**
 * Address of a home: a street of its city, or that of its project; about one home in eight does not publish it.
 * Takes the floor, from which a box number follows; house numbers follow from the id, so that neighbours differ.
 */
export function drawAddress(scene: Scene, floor = 0): Address {
  const { slot, place, project, traits, random } = scene;
  if (project) {
    const { street, houseNumber, latitude, longitude } = project;
    const lot = slot.unit?.boxNr === undefined ? slot.unit?.lot.replace(/\D/g, '') : undefined;
    const number = lot && houseNumber ? String(Number(houseNumber) + Number(lot) * 2) : houseNumber;
    return {
      publish: project.publicAddress,
      street,
      houseNumber: number,
      boxNr: slot.unit?.boxNr,
      ...pointNear(latitude, longitude, 60, scene),
    };
  }
  return {
    publish: slot.showcase || !random.chance(0.19),
    street: random.pick(place.streets),
    houseNumber: traits.family === 'land' ? undefined : String(2 + ((slot.id * 37) % 187)),
    boxNr: boxOf(scene, floor),
    ...pointNear(place.latitude, place.longitude, reach, scene),
  };
}
