import { describe, expect, it } from 'vitest';
import { projectAddress, projectFigures, projectLegal } from '@/lib/catalogue/projects/project-page';
import {
  findProjects,
  listOtherProjects,
  projectCriteria,
  projectFilterChoices,
  toProjectCard,
} from '@/lib/catalogue/projects/projects';
import { translatorIn } from '@/lib/i18n/translator';
import { first, sample } from '@/tests/support/sample-site';
import { pageOf, redirectOf } from '@/tests/unit/requests/ask';

const { catalogue } = sample;
const projectOf = (id: number) => first(catalogue.projects.values(), (one) => one.id === id);
const names = (query: string) =>
  findProjects(projectCriteria(new URLSearchParams(query), catalogue), catalogue).map(({ name }) => name);

describe('the list of projects', () => {
  it('is filtered by city and by what is left', () => {
    expect(names('city=zonhoven').sort()).toEqual(['Egge Park', 'Residentie Heuvela', 'Zwanenstraat']);
    expect(names('city=zonhoven&state=available').sort()).toEqual(['Egge Park', 'Zwanenstraat']);
    expect(names('state=sold-out')).toEqual(['Residentie Heuvela']);
  });

  it('has one address for each filter', () => {
    expect(pageOf('/nl/projecten/?city=zonhoven&state=available')).toBe('200 /nl/projects/per-request/');
    expect(redirectOf('/nl/projecten/?state=available&city=zonhoven')).toBe(
      '308 /nl/projecten/?city=zonhoven&state=available',
    );
    expect(redirectOf('/nl/projecten/?city=nowhere')).toBe('308 /nl/projecten/');
  });

  it('offers no filter that leads to nothing, except the one that is set', () => {
    const states = (city: string, state: 'available' | 'sold-out') =>
      projectFilterChoices({ city, state }, 'nl', sample).states.map(({ value, count }) => [value, count]);
    expect(Object.fromEntries(states('zonhoven', 'available'))).toEqual({ null: 3, available: 2, 'sold-out': 1 });
    const { city } = first(catalogue.projects.values(), (one) => names(`city=${one.city}&state=sold-out`).length === 0);
    expect(states(city, 'available').map(([value]) => value)).toEqual([null, 'available']);
    expect(states(city, 'sold-out')).toContainEqual(['sold-out', 0]);
  });
});

describe('a project', () => {
  it('says by the order of others nothing of where it is, only of its town', () => {
    const project = projectOf(30);
    const moved = { ...project, latitude: 49.6, longitude: 5.8 };
    expect(listOtherProjects(moved, catalogue)).toEqual(listOtherProjects(project, catalogue));
  });

  it('names no price per m² as that of a unit, and no price and no address that are not published', () => {
    const priced = (change: object) => {
      const units = (catalogue.units.get(30) ?? []).map((unit) => ({ ...unit, price: { ...unit.price, ...change } }));
      return { ...catalogue, units: new Map([[30, units]]) };
    };
    const hidden = priced({ publish: false });
    expect(projectFigures(projectOf(30), catalogue).priceFrom).not.toBeNull();
    for (const changed of [priced({ unit: 2 }), hidden])
      expect(projectFigures(projectOf(30), changed).priceFrom).toBeNull();
    expect(toProjectCard(projectOf(30), 'nl', { ...sample, catalogue: hidden }).priceFrom).toBeNull();
    expect(projectAddress({ ...projectOf(30), publicAddress: false }, 'nl', sample)).toBe('3520 Zonhoven');
  });

  it('makes the legal mentions that hold for all of its units', async () => {
    const t = await translatorIn('nl');
    const units = (catalogue.units.get(30) ?? []).map((unit, i) => {
      const legal = { permit: 'granted' as const, summons: i === 0 };
      return { ...unit, attributes: { ...unit.attributes, legal } };
    });
    const data = { ...sample, catalogue: { ...catalogue, units: new Map([[30, units]]) } };
    expect(projectLegal(projectOf(30), 'nl', t, data)?.group.rows.map(({ key }) => key)).toEqual(['permit']);
    expect(projectLegal(projectOf(30), 'nl', t, { ...data, catalogue: { ...catalogue, units: new Map() } })).toBeNull();
  });

  const project = '/nl/projecten/zonhoven/egge-park/30/';

  it('is sorted by a query', () => {
    expect(pageOf(project)).toBe('200 /nl/project/30/');
    expect(pageOf(`${project}?sort=price`)).toBe('200 /nl/project/30/price/');
    expect(redirectOf(`${project}?sort=building`)).toBe(`308 ${project}`);
    expect(redirectOf(`${project}?sort=x`)).toBe(`308 ${project}`);
  });

  it('with its own site sends its visitors there, and those of its units', () => {
    const site = catalogue.projects.get(41)?.external;
    const [unit] = catalogue.units.get(41) ?? [];
    expect(redirectOf('/nl/project/41/')).toBe(`308 ${site}`);
    expect(redirectOf(`/nl/property/${unit?.id}/`)).toBe(`308 ${site}`);
  });
});
