import { capital } from '../figures.ts';
import type { Voice } from '../voice.ts';
import { noun, type } from './noun.ts';
import { m2, metres, onFloor, rooms, wind } from './words.ts';

export const headlines: Voice['headlines'] = {
  house: [
    (h) => h.kind === 'bungalow' && h.bedrooms && `All on one level: bungalow with ${rooms(h)}`,
    (h) => (h.bedrooms ?? 0) >= 4 && `Room for everyone: ${type(h)} with ${rooms(h)}`,
    (h) => h.garden && h.sunny && `Sun on the garden side: ${type(h)} in ${h.city.en}`,
    (h) => h.toRenovate && `Bring your plans: ${type(h)} in ${h.city.en}`,
    (h) => h.project && h.bedrooms && `${h.project}: new ${noun(h)} with ${rooms(h)}`,
    (h) => h.facades === 4 && (h.ground ?? 0) > 800 && `Space all round: ${m2(h.ground ?? 0)} in ${h.city.en}`,
    (h) => h.kind === 'farmhouse' && `Country living: farmhouse in ${h.city.en}`,
    (h) => h.solarPanels && h.heating === 'heat_pump' && 'Low-energy living with heat pump and solar panels',
    (h) => h.condition === 'turnkey' && h.bedrooms && `Just move in: ${type(h)} with ${rooms(h)}`,
  ],
  apartment: [
    (h) => h.project && h.bedrooms && `${h.project}: ${noun(h)} with ${rooms(h)}`,
    (h) => h.terraceArea && h.sunny && `Lunch in the sun: ${noun(h)} with ${m2(h.terraceArea)} terrace`,
    (h) => h.floor === 0 && h.garden && `Ground-floor living with private garden in ${h.city.en}`,
    (h) => h.lift && (h.floor ?? 0) > 0 && h.bedrooms && `Take the lift to ${rooms(h)} ${onFloor(h.floor ?? 0)}`,
    (h) => h.kind === 'duplex' && h.bedrooms && `Living on two levels: duplex with ${rooms(h)}`,
    (h) => h.kind === 'penthouse' && h.terrace && `At the top in ${h.city.en}: penthouse with terrace`,
    (h) => h.living && h.bedrooms && `${m2(h.living)} and ${rooms(h)} in ${h.city.en}`,
  ],
  studio: [
    (h) => h.living && `${m2(h.living)} all to yourself: ${noun(h)} in ${h.city.en}`,
    (h) => h.floor !== undefined && h.living && `${capital(noun(h))} of ${m2(h.living)} ${onFloor(h.floor)}`,
    (h) => h.kind === 'student-room' && h.furnished && 'Furnished student room, ready for the academic year',
  ],
  land: [
    (h) => h.kind === 'building-plot' && h.plotWidth && `Build in ${h.city.en} on a plot ${metres(h.plotWidth)} wide`,
    (h) => h.kind === 'building-plot' && h.ground && `${m2(h.ground)} to build on in ${h.city.en}`,
    (h) => h.ground && h.orientation && `${m2(h.ground)} of land, facing ${wind(h)} at the rear`,
  ],
  investment: [
    (h) => h.kind === 'apartment-building' && `Entire apartment building for one owner in ${h.city.en}`,
    (h) => h.kind === 'mixed-use' && `Business and living under one roof in ${h.city.en}`,
    (h) => h.total && `Bricks and mortar: ${m2(h.total)} in ${h.city.en}`,
  ],
  commercial: [
    (h) => h.takeover && `Business for takeover in ${h.city.en}`,
    (h) => h.frontWidth && h.kind === 'shop' && `Shop window with ${metres(h.frontWidth)} of frontage in ${h.city.en}`,
    (h) => h.kind === 'office' && h.officeArea && `Your office on ${m2(h.officeArea)} in ${h.city.en}`,
    (h) => h.kind === 'warehouse' && h.total && `${m2(h.total)} to store and work in ${h.city.en}`,
  ],
  garage: [
    (h) => `A space of its own for your car in ${h.city.en}`,
    (h) => h.kind === 'garage-box' && `Lock-up in ${h.city.en} for car, bicycles or storage`,
    (h) => `No more searching: your own ${h.kind === 'parking-space' ? 'space' : 'garage'} in ${h.city.en}`,
  ],
};
