import { describe, expect, it } from 'vitest';
import { attributesSchema } from '@/lib/catalogue/schema/attributes';
import {
  cities,
  cityOf,
  dwellings,
  homes,
  isFlemish,
  marquees,
  pictures,
  projects,
  types,
  units,
} from '@/tests/support/sample-files';

describe('homes that hang together', () => {
  it('refers to nothing that is missing', () => {
    const kinds = new Set(types.flatMap((type) => type.kinds.map(({ id }) => `${type.webId}/${id}`)));
    const known = { city: new Set(cities.map(({ id }) => id)), picture: new Set(pictures.map(({ id }) => id)) };
    for (const home of homes) {
      expect(kinds).toContain(`${home.webId}/${home.kind}`);
      expect(known.city).toContain(home.city);
      for (const picture of [...home.pictures, ...home.plans]) expect(known.picture).toContain(picture);
      if (home.marquee) expect(marquees.map(({ id }) => id)).toContain(home.marquee);
      if (home.projectId) expect(projects.find(({ id }) => id === home.projectId)?.city).toBe(home.city);
      expect(units.map(({ id }) => id)).toContain(home.price.unit);
    }
  });

  it('uses every attribute somewhere', () => {
    const used = new Set(
      homes.flatMap(({ attributes }) =>
        Object.entries(attributes).flatMap(([group, values]) => Object.keys(values).map((name) => `${group}.${name}`)),
      ),
    );
    for (const [group, { shape }] of Object.entries(attributesSchema.shape))
      for (const name of Object.keys(shape)) expect(used).toContain(`${group}.${name}`);
  });

  it('gives an apartment its floor, and land neither rooms nor energy', () => {
    for (const { webId, attributes } of homes) {
      if (webId === 2) expect(attributes.layout.floor).toBeDefined();
      if (webId !== 4) continue;
      expect(attributes.layout.bedrooms ?? attributes.building.constructionYear).toBeUndefined();
      expect(attributes.energy).toEqual({});
      expect(attributes.surfaces.plotWidth).toBeDefined();
    }
  });

  it('keeps each area within the one around it, and bathrooms within bedrooms', () => {
    for (const { attributes } of homes) {
      const { living = 0, total = living, ground, constructed = 0, gardenArea = 0 } = attributes.surfaces;
      expect(living).toBeLessThanOrEqual(total);
      if (ground !== undefined) expect(constructed + gardenArea).toBeLessThanOrEqual(ground);
      if (attributes.layout.bedrooms)
        expect(attributes.layout.bathrooms ?? 0).toBeLessThanOrEqual(attributes.layout.bedrooms);
    }
  });

  it('has an asbestos certificate for every Flemish dwelling for sale from before 2001', () => {
    for (const home of dwellings.filter((candidate) => candidate.goal === 0 && isFlemish(candidate))) {
      const { asbestosType, asbestosDate } = home.attributes.legal;
      const old = (home.attributes.building.constructionYear ?? 2100) <= 2000;
      expect([home.id, asbestosType !== undefined, asbestosDate !== undefined]).toEqual([home.id, old, old]);
    }
  });

  it('mentions the energy figures that the region asks for', () => {
    for (const home of dwellings) {
      const { energy, surfaces } = home.attributes;
      if (cityOf.get(home.city)?.countryId === 50) {
        expect(energy).toEqual({ energyLabel: expect.stringMatching(/^[A-I]$/) });
        continue;
      }
      expect(energy.certificateCode).toBeDefined();
      expect(energy.specificEnergy).toBeDefined();
      if (isFlemish(home)) expect(home.attributes.legal.floodScorePlot).toBeDefined();
      if (energy.totalEnergy)
        expect(energy.totalEnergy / (energy.specificEnergy ?? 0)).toBeCloseTo(surfaces.living ?? 0);
    }
  });

  it('never hides a rent, and asks a deposit for rents only', () => {
    for (const { goal, price, attributes } of homes) {
      if (goal === 1) expect(price).toMatchObject({ publish: true, unit: 1, amount: attributes.costs.monthlyRent });
      if (goal !== 1) expect(attributes.costs.deposit).toBeUndefined();
    }
  });

  it('shows fitting pictures, each once', () => {
    for (const { webId, pictures: shown } of homes) {
      expect(new Set(shown).size).toBe(shown.length);
      if (webId === 4 || webId === 7) expect(shown.filter((picture) => picture.startsWith('int-'))).toEqual([]);
    }
  });

  it('changes a home after it was published, and a unit after its project', () => {
    for (const { id, projectId, publishedAt, updatedAt } of homes) {
      expect([id, updatedAt >= publishedAt]).toEqual([id, true]);
      const project = projects.find((candidate) => candidate.id === projectId);
      expect([id, (project?.publishedAt ?? '') <= publishedAt]).toEqual([id, true]);
    }
  });
});
