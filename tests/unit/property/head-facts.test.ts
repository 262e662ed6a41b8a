import { describe, expect, it } from 'vitest';
import { homeFacts } from '@/lib/catalogue/card-view';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import { house, viewOf } from './sample-view';

const layout = { bedrooms: 4, bathrooms: 2, garages: 1, parkings: 2 };
const attributes = (surfaces: Attributes['surfaces'], energy: Attributes['energy'] = {}) => ({
  attributes: { ...house.attributes, layout, surfaces, energy },
});

describe('the facts at the top of a page', () => {
  const labels = (...given: Parameters<typeof attributes>) => {
    const { facts, label } = viewOf(attributes(...given)).head;
    return [...facts.map((fact) => fact.label.replace('label ', '')), ...(label ? ['energy'] : [])];
  };

  it('are six with the energy label, the surface that is lived in before all others', () => {
    const surfaces = { living: 180, total: 220, officeArea: 10, ground: 600 };
    const first = ['bedrooms', 'bathrooms', 'living', 'ground', 'garages'];
    expect(labels(surfaces, { specificEnergy: 150 })).toEqual([...first, 'energy']);
    expect(labels(surfaces)).toEqual([...first, 'parkings']);
  });

  it('tell the total surface where nobody lives', () =>
    expect(labels({ total: 140, officeArea: 18 })).toEqual(expect.arrayContaining(['total', 'officeArea'])));
});

describe('the facts on a card', () => {
  const namesOf = (surfaces: Attributes['surfaces']) =>
    homeFacts({ ...house, ...attributes(surfaces) }, 'nl').map(({ name }) => name);

  it('tell the total surface where nobody lives', () => {
    expect(namesOf({ living: 180, total: 220 })).toEqual(['bedrooms', 'living', 'garages']);
    expect(namesOf({ total: 140 })).toEqual(['bedrooms', 'total', 'garages']);
  });
});
