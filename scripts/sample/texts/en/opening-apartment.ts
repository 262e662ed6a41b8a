import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { a, noun } from './noun.ts';
import { rooms } from './words.ts';

export const openApartment: readonly Line[] = [
  (h) =>
    h.terrace &&
    h.bedrooms &&
    `${capital(rooms(h))} and a terrace: this ${noun(h)} in ${h.city.en} has what everyday life calls for.`,
  (h) =>
    h.lift &&
    `Comfort from the street right up to your own front door: that is what this ${noun(h)} in ${h.city.en} offers.`,
  (h) =>
    (h.garages || h.parkings) &&
    `With a place for the car, this ${noun(h)} in ${h.city.en} settles a familiar worry at once.`,
  (h) => `Looking for ${a(noun(h))} in ${h.city.en}? Put this address on your list.`,
  (h) => `Live in ${h.city.en} without the cares of a large house: that is the appeal of this ${noun(h)}.`,
  (h) => !h.rent && `To live in or to let, this ${noun(h)} in ${h.city.en} is a sensible purchase.`,
  (h) => h.rent && `Renting in ${h.city.en} can be comfortable, as this ${noun(h)} shows.`,
  (h) => h.renovated && `Renovated and ready for a new chapter: this ${noun(h)} in ${h.city.en}.`,
  (h) => h.sound && `The plan of this ${noun(h)} in ${h.city.en} will win you over.`,
  (h) =>
    h.floor === 0 &&
    `Living without stairs, with everything on one level: this ${noun(h)} in ${h.city.en} makes it possible.`,
  (h) =>
    h.kind === 'penthouse' &&
    `Live at the top, with the sky next door: that is what this penthouse in ${h.city.en} is about.`,
  (h) =>
    h.kind === 'duplex' && `This duplex in ${h.city.en} joins the ease of an apartment with the feeling of a house.`,
  (h) =>
    h.kind === 'loft' && `Open space and few rules: this loft in ${h.city.en} leaves you free to live your own way.`,
  (h) =>
    h.toRenovate &&
    `You buy the position and create the interior: this ${noun(h)} in ${h.city.en} is ready for your ideas.`,
  (h) => h.toRefresh && `With some paint and imagination, this ${noun(h)} in ${h.city.en} will soon be entirely yours.`,
  (h) =>
    h.bedrooms &&
    `With ${rooms(h)} and all you need close by, this ${noun(h)} in ${h.city.en} has been laid out to be lived in.`,
  (h) => h.terrace && `Indoors and outdoors meet in this ${noun(h)} in ${h.city.en}, thanks to its terrace.`,
  (h) => h.sound && `Come home, close the door and feel at ease: this ${noun(h)} in ${h.city.en} keeps life simple.`,
  (h) =>
    h.compact && `Compact and easy to look after, this ${noun(h)} in ${h.city.en} is ideal for one person or a couple.`,
  (h) => h.roomy && `As roomy as a house, as practical as a flat: discover this ${noun(h)} in ${h.city.en}.`,
  (h) => `All of ${h.city.en} within reach and still a place of your own: that is what this ${noun(h)} offers.`,
  (h) => h.bedrooms && `In ${h.city.en} we offer you ${a(noun(h))} with ${rooms(h)}.`,
  (h) =>
    h.sound &&
    `A logical plan, good daylight and everything to hand: this ${noun(h)} in ${h.city.en} needs little introduction.`,
];

export const openStudio: readonly Line[] = [
  (h) => `No more than you need and nothing less: this ${noun(h)} in ${h.city.en} has been thought through.`,
  (h) =>
    h.kind === 'student-room' && `Studying in ${h.city.en} starts with a good room, and this one has what it takes.`,
  (h) =>
    h.kind === 'student-room' &&
    `Study, sleep and see your friends: everything has its place in this student room in ${h.city.en}.`,
  (h) =>
    h.kind === 'studio' &&
    `A place of your own in ${h.city.en} need not be large, as long as it is well arranged. This studio proves the point.`,
  (h) => `This ${noun(h)} in ${h.city.en} will suit anyone who likes to keep things simple.`,
  (h) => h.furnished && `Just bring your suitcases: this ${noun(h)} in ${h.city.en} comes fully furnished.`,
  (h) =>
    h.kind === 'studio' &&
    `A first home, a pied-à-terre or an investment: this studio in ${h.city.en} lends itself to all three.`,
  (h) =>
    `Living alone, you know what counts: a good spot and few worries. This ${noun(h)} in ${h.city.en} offers both.`,
  (h) => `This ${noun(h)} in ${h.city.en} is a fresh base for studying, working or standing on your own feet.`,
];
