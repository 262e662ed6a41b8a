import type { Attributes } from '../../lib/catalogue/schema/attributes.ts';
import type { Project } from '../../lib/catalogue/schema/lists.ts';
import { addDays } from '../../lib/day.ts';
import { drawAddress } from './address.ts';
import { drawAdvertisements } from './advertisements.ts';
import { drawAge } from './age.ts';
import type { Arranged } from './arrange.ts';
import { drawBuilding } from './building.ts';
import { drawComfort } from './comfort.ts';
import { drawCosts } from './costs.ts';
import { dayBetween, earliest, today } from './dates.ts';
import type { Draft } from './draft.ts';
import { drawEnergy } from './energy.ts';
import { facadeOf } from './facades.ts';
import { drawHistory } from './history.ts';
import { traitsOf } from './kinds.ts';
import { drawLayout } from './layout.ts';
import { drawLegal } from './legal.ts';
import { listDocuments, listVideos } from './media.ts';
import { listPictures, listPlans } from './pictures.ts';
import type { Place } from './places.ts';
import { drawPrice } from './price.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';
import type { Slot } from './slot.ts';
import { marqueeOf } from './standing.ts';
import { drawSurfaces } from './surfaces.ts';

const brokerOf = ({ slot, place, random }: Scene): string => {
  if (place.region !== 'flanders') return 'nicolas-renard';
  if (slot.unit) return slot.unit.projectId % 2 === 0 ? 'tom-claes' : 'sara-jacobs';
  return random.pick(['lies-vandeput', 'tom-claes', 'sara-jacobs']);
};

// A fresh home was touched soon after it was published; a change of price or standing came later.
const updatedAtOf = ({ slot, random }: Scene): string => {
  const settled = earliest(addDays(slot.publishedAt, 21), today);
  return slot.standing === 'open' || slot.standing === 'new'
    ? dayBetween(slot.publishedAt, settled, random)
    : dayBetween(settled, today, random);
};

const referenceOf = ({ slot, place }: Scene): string =>
  `${place.id.replaceAll('-', '').slice(0, 3).toUpperCase()}${slot.unit ? `-${slot.unit.projectId}` : ''}-${slot.id}`;

const drawAttributes = (scene: Scene): { attributes: Attributes; price: Draft['price'] } => {
  const surfaces = drawSurfaces(scene);
  const layout = drawLayout(scene, surfaces);
  const comfort = drawComfort(scene, surfaces, layout.floors ?? 1);
  const price = drawPrice(scene, surfaces);
  const attributes = {
    surfaces,
    layout,
    building: drawBuilding(scene),
    comfort,
    energy: drawEnergy(scene, { comfort, surfaces }),
    legal: drawLegal(scene),
    costs: drawCosts(scene, surfaces, price),
  };
  return { attributes, price };
};

const sceneOf = ({ slot, lead }: Arranged, place: Place, project: Project | undefined, random: Random): Scene => {
  const traits = traitsOf(slot.kind);
  const facade = facadeOf(lead.startsWith('int-') ? (project?.pictures[0] ?? lead) : lead);
  return { slot, lead, place, project, traits, facade, random, age: drawAge(facade, slot.goal, project, random) };
};

/** Draws every figure of an arranged home; its words come after. */
export function drawHome(arranged: Arranged, place: Place, project: Project | undefined, random: Random): Draft {
  const scene = sceneOf(arranged, place, project, random);
  const { slot, traits }: { slot: Slot; traits: Scene['traits'] } = scene;
  const { attributes, price } = drawAttributes(scene);
  // In this order, as each draw moves the next.
  const broker = brokerOf(scene);
  const updatedAt = updatedAtOf(scene);
  const address = drawAddress(scene, attributes.layout.floor);
  const pictures = listPictures(scene, attributes);
  return {
    id: slot.id,
    reference: referenceOf(scene),
    status: slot.status,
    goal: slot.goal,
    webId: traits.webId,
    webIds: traits.webIds ?? [traits.webId],
    kind: slot.kind,
    city: slot.city,
    projectId: slot.unit?.projectId,
    lot: slot.unit?.lot,
    unit: slot.unit?.place,
    marquee: marqueeOf(slot.standing),
    broker,
    publishedAt: slot.publishedAt,
    updatedAt,
    price,
    address,
    pictures,
    plans: listPlans(scene, attributes),
    videos: listVideos(slot, pictures),
    documents: listDocuments(slot),
    advertisedOn: drawAdvertisements(slot, place),
    history: drawHistory(slot, { publishedAt: slot.publishedAt, updatedAt, price }),
    attributes,
  };
}
