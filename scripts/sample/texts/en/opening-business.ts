import type { Line } from '../voice.ts';
import { a, noun } from './noun.ts';

export const openInvestment: readonly Line[] = [
  (h) =>
    `Investors look first at the location and condition of a building. This ${noun(h)} in ${h.city.en} deserves that close look.`,
  (h) =>
    h.kind === 'apartment-building' &&
    `This apartment building in ${h.city.en} is sold as a whole, with no divided ownership.`,
  (h) =>
    h.kind === 'mixed-use' &&
    `Business on the ground floor and homes above: this building in ${h.city.en} spreads your income over two uses.`,
  (h) => h.roomy && `This ${noun(h)} in ${h.city.en} is an investment of some size.`,
  (h) =>
    h.toRenovate && `If you can see past its present state, this ${noun(h)} in ${h.city.en} opens up real prospects.`,
  (h) => `Bricks and mortar remain an investment you can touch, as this ${noun(h)} in ${h.city.en} shows.`,
  (h) => `In ${h.city.en} we can offer you ${a(noun(h))} for the long term.`,
  (h) => `This ${noun(h)} in ${h.city.en} is for the investor who likes to take charge of letting and management.`,
  (h) => h.sound && `Soundly built, in a place where people live and rent: that is this ${noun(h)} in ${h.city.en}.`,
];

export const openCommercial: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    `A shop lives on passing trade and a good window. This one in ${h.city.en} gives your business a face.`,
  (h) =>
    h.kind === 'shop' &&
    (h.frontWidth ?? 0) >= 6 &&
    `With its wide frontage on the street, this shop in ${h.city.en} gets noticed.`,
  (h) => h.kind === 'shop' && `Your brand behind glass in ${h.city.en}: this shop lends itself to many concepts.`,
  (h) =>
    h.kind === 'office' &&
    `An office where you can receive clients with confidence: you will find it here in ${h.city.en}.`,
  (h) => h.kind === 'office' && `This office in ${h.city.en} suits a practice, a growing team or a regional branch.`,
  (h) => h.kind === 'office' && `Quiet concentration and easy meetings: this office in ${h.city.en} allows for both.`,
  (h) =>
    h.kind === 'horeca' &&
    `For anyone who loves to welcome guests, this hospitality property in ${h.city.en} is a fine opportunity.`,
  (h) =>
    h.kind === 'horeca' &&
    `A good business starts with a good spot: these premises in ${h.city.en} await your menu and your atmosphere.`,
  (h) => h.kind === 'warehouse' && `Loading, storing, distributing: this warehouse in ${h.city.en} is made for work.`,
  (h) =>
    h.kind === 'warehouse' &&
    `Businesses that have outgrown their premises will find new room in this warehouse in ${h.city.en}.`,
  (h) => h.roomy && `Room to grow: this ${noun(h)} in ${h.city.en} keeps pace with the ambition of your business.`,
  (h) => `Run your business in ${h.city.en} from ${a(noun(h))} that adapts to the way you work.`,
  (h) => h.rent && `For rent in ${h.city.en}: ${a(noun(h))} for those ready to take the next step.`,
  (h) => !h.rent && `Own the place you work from: this ${noun(h)} in ${h.city.en} makes it possible.`,
];

export const openTakeover: readonly Line[] = [
  (h) =>
    `In ${h.city.en} you can take over an existing business: a start that is already running, with room for your own ideas.`,
  (h) => `Rather than starting from nothing, build on what exists: this business in ${h.city.en} is up for takeover.`,
  (h) => `This business in ${h.city.en} is looking for a successor with a taste for enterprise.`,
  (h) => `Become self-employed with a running business: the chance presents itself in ${h.city.en}.`,
  (h) => `Taking over a business in ${h.city.en} means starting in premises already fitted out for the trade.`,
];
