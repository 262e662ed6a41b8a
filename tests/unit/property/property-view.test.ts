import { describe, expect, it } from 'vitest';
import { toPropertyView } from '@/lib/catalogue/property-view';
import type { Property } from '@/lib/catalogue/schema/property';
import { first, sample } from '@/tests/support/sample-site';
import { words } from './words';

const homes = [...sample.catalogue.properties.values()];
const given = first(homes, (home) => home.city === 'hasselt' && home.webId === 1 && home.goal === 0);
const home: Property = {
  ...given,
  marquee: undefined,
  price: { publish: true, amount: 487_650, unit: 0 },
  address: {
    ...given.address,
    publish: true,
    street: 'Geheimstraat',
    houseNumber: '1977',
    boxNr: undefined,
    latitude: 50.121212,
  },
  attributes: {
    ...given.attributes,
    layout: { bedrooms: 4, bathrooms: 0 },
    energy: { specificEnergy: 450 },
    legal: { permit: 'granted', floodScorePlot: 'D', heritage: 'none' },
    costs: { cadastralIncome: 811, registrationRights: 9753, notaryFee: 8642 },
  },
};
const sold: Partial<Property> = { marquee: 5 };
const shown = (change: Partial<Property> = {}) =>
  toPropertyView({ ...home, ...change }, '2026-11-20', 'nl', words, sample);

describe('what the owner does not publish', () => {
  it('is nowhere in the view: the address', () => {
    const view = shown({ address: { ...home.address, publish: false } });
    expect(view.head.address).toEqual(['3500 Hasselt', 'address on request']);
    expect(JSON.stringify(view)).not.toMatch(/Geheimstraat|1977|50\.12/);
    expect(shown().head.address).toEqual(['Geheimstraat 1977', '3500 Hasselt']);
  });

  it('is nowhere in the view: the price, and what follows from it', () => {
    const view = shown({ price: { ...home.price, publish: false } });
    expect(view.head.price).toEqual({ kind: 'words', text: 'price on request' });
    expect(view.costs?.rows.map(({ key }) => key)).toEqual(['cadastralIncome']);
    expect(JSON.stringify(view)).not.toMatch(/487|9\.?753|8\.?642/);
    expect(JSON.stringify(shown())).toMatch(/487/);
  });

  it('is nowhere in the view: the price of a home that is sold', () => {
    expect(JSON.stringify(shown(sold))).not.toMatch(/487|9\.?753|8\.?642/);
  });
});

describe('toPropertyView', () => {
  it('says that a home is sold, and offers no visit', () => {
    const view = shown(sold);
    expect(view.head.closed).toEqual({ notice: 'sold', similar: 'see similar' });
    expect(view.mosaic.ribbon).toEqual({ text: 'Verkocht', closed: true });
    expect(view.head.kind).toMatch(/^Verkocht · /);
    expect(view.broker.visitPath).toBeNull();
    expect(shown({ goal: 1, marquee: 6 }).head.closed?.notice).toBe('rented');
    expect(shown().head.closed).toBeNull();
  });

  it('has a word of its own for the take-over of a business', () => {
    const view = shown({ goal: 2 });
    expect(view.head.kind).toMatch(/^takeover · /);
    expect(view.mosaic.ribbon?.text).toBe('takeover');
  });

  it('leads to the form for a visit; where editors have none, to a mail to its broker', () => {
    expect(shown().broker.visitPath).toBe(`/nl/afspraak-maken/?property=${home.id}`);
    const content = { ...sample.content, formPages: new Map() };
    const change = { title: { ...home.title, nl: 'Huis & tuin' }, reference: 'HAS-1' };
    const { visitPath } = toPropertyView({ ...home, ...change }, '2026-11-20', 'nl', words, {
      ...sample,
      content,
    }).broker;
    expect(visitPath).toMatch(/^mailto:\S+@heem\.example\?subject=Huis%20%26%20tuin%20%26%20HAS-1$/);
  });

  it('shows the facts that count something', () => {
    expect(shown().head.facts.map(({ icon }) => icon)).toContain('bed-double');
    expect(shown().head.facts.map(({ icon }) => icon)).not.toContain('bath');
  });

  it('leads from a unit to its project, here or on a site of its own', () => {
    const unit = (external: boolean) =>
      first(
        homes,
        ({ projectId }) =>
          projectId !== undefined && Boolean(sample.catalogue.projects.get(projectId)?.external) === external,
      );
    expect(shown({ projectId: unit(false).projectId }).project?.path).toMatch(/^\/nl\/projecten\//);
    expect(shown({ projectId: unit(true).projectId }).project?.path).toMatch(/^https:/);
    expect(shown({ projectId: undefined }).project).toBeNull();
  });
});

describe('energy', () => {
  it('puts the home on the scale of its region', () => {
    const { label, note } = shown().energy;
    expect(label?.picture).toBe('/images/epc/flanders/e.png');
    expect(label?.scale.bands.filter(({ current }) => current)).toEqual([
      { letter: 'E', step: 6, current: true, named: true },
    ]);
    expect(note).toBe('computed');
  });

  it('names only the whole letters of a long scale', () => {
    const { label } = shown({ city: 'elsene' }).energy;
    expect(label?.scale.bands).toHaveLength(19);
    expect(label?.scale.bands.filter(({ named }) => named).map(({ letter }) => letter)).toEqual([...'ABCDEFG']);
  });

  it('tells of the duty to renovate where buying brings it', () => {
    expect(shown().energy.renovation?.text).toContain(`"years":${sample.content.site.renovationYears}`);
    expect(shown({ goal: 1 }).energy.renovation).toBeNull();
    expect(shown({ webId: 6 }).energy.renovation).toBeNull();
    expect(shown({ city: 'elsene' }).energy.renovation).toBeNull();
  });

  it('says why there is no label', () => {
    const without = { attributes: { ...home.attributes, energy: {} } };
    expect(shown(without).energy).toMatchObject({ label: null, note: 'none' });
    expect(shown({ ...without, webId: 4 }).energy).toMatchObject({ label: null, note: 'not required' });
  });
});

describe('legal mentions', () => {
  it('stand by subject, with a warning for flood score D', () => {
    const { legal } = shown();
    expect(legal?.groups.map(({ key, rows }) => [key, rows.map((row) => row.key)])).toEqual([
      ['planning', ['permit']],
      ['flood', ['floodScorePlot']],
      ['certificates', ['heritage']],
    ]);
    expect(legal?.flood?.warning).toBe('warning');
  });

  it('are left out where nothing is known', () => {
    expect(shown({ attributes: { ...home.attributes, legal: {} } }).legal).toBeNull();
    expect(shown({ attributes: { ...home.attributes, legal: { permit: 'granted' } } }).legal?.flood).toBeNull();
  });
});
