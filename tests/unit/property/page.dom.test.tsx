// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { homeOutcome } from '@/lib/catalogue/prices/outcome';
import type { Property } from '@/lib/catalogue/schema/property';
import { land } from '@/lib/catalogue/web-ids';
import { first, sample } from '@/tests/support/sample-site';
import { homes, house, pageOf } from './sample-page';

const home: Partial<Property> = {
  price: { publish: true, amount: 487_650, unit: 0 },
  address: {
    ...house.address,
    publish: true,
    street: 'Geheimstraat',
    houseNumber: '1977',
    boxNr: undefined,
    latitude: 50.121212,
  },
  attributes: {
    ...house.attributes,
    layout: { bedrooms: 4, bathrooms: 0 },
    energy: { specificEnergy: 450 },
    legal: { permit: 'granted', floodScorePlot: 'D', heritage: 'none' },
    costs: { cadastralIncome: 811, registrationRights: 9753, notaryFee: 8642 },
  },
};
const sold: Partial<Property> = { marquee: 5 };
const withAttributes = (change: Partial<Property['attributes']>): Partial<Property> => ({
  attributes: { ...house.attributes, ...home.attributes, ...change },
});
const shown = (change: Partial<Property> = {}, data = sample) => pageOf({ ...home, ...change }, data);
const head = '[data-part="property-head"]';

describe('unpublished data are nowhere on the page', () => {
  const fromPrice = /487|9\.?753|8\.?642/;

  it('the address', async () => {
    const { page, texts } = await shown({ address: { ...house.address, ...home.address, publish: false } });
    expect(texts(`${head} > h1 + p`)).toEqual(['3500 Hasselt · Adres op aanvraag']);
    expect(page.innerHTML).not.toMatch(/Geheimstraat|1977|50\.12/);
    expect((await shown()).texts(`${head} > h1 + p`)).toEqual(['Geheimstraat 1977, 3500 Hasselt']);
  });

  it('the price, and what follows from it', async () => {
    const { page, section } = await shown({ price: { publish: false, amount: 487_650, unit: 0 } });
    expect(page.querySelector(head)?.textContent).toContain('Prijs op aanvraag');
    expect(section('Financieel')?.querySelectorAll('dt')).toHaveLength(1);
    expect(page.innerHTML).not.toMatch(fromPrice);
    expect((await shown(sold)).page.innerHTML).not.toMatch(fromPrice);
    expect((await shown()).page.innerHTML).toMatch(fromPrice);
  });

  it('the street of a plot, which its drawing names otherwise', async () => {
    const plot = async (publish: boolean) => {
      const address = { ...house.address, ...home.address, publish };
      const change = { webId: land, address, ...withAttributes({ surfaces: { ground: 600, plotWidth: 20 } }) };
      const { page, section } = await shown(change);
      const [drawing, list] = [
        section('Het perceel')?.querySelector('svg'),
        section('Het perceel')?.querySelector('dl'),
      ];
      expect(drawing?.getAttribute('aria-label')).toMatch(/^20\sm breed, ongeveer 30\sm diep, 600\sm²$/);
      expect(list?.textContent).not.toContain('600');
      return [drawing?.textContent.includes('Geheimstraat'), page.innerHTML.includes('Geheimstraat')];
    };
    expect(await plot(true)).toEqual([true, true]);
    expect(await plot(false)).toEqual([false, false]);
  });

  it('other sites that advertise it, which the owner alone sees', async () => {
    const { advertisedOn } = first(homes, ({ id }) => id === 5801);
    expect(advertisedOn?.length).toBeGreaterThan(0);
    expect((await shown({ advertisedOn })).page.innerHTML).not.toMatch(/immoweb|zimmo/i);
  });
});

describe('the head of the page', () => {
  it('says that a home is sold or rented, and offers no visit', async () => {
    const { page, texts } = await shown(sold);
    expect(texts('[data-part="property-closed"]')).toEqual(['Dit pand is verkocht. Bekijk gelijkaardige panden']);
    expect(texts('#pictures > .ribbon')).toEqual(['Verkocht']);
    expect(texts('[data-part="outcome"]')).toEqual([]);
    expect(texts('[data-part="property-kind"]')[0]).toMatch(/^Verkocht · /);
    expect(page.textContent).not.toContain('Plan een bezoek');
    const rented = await shown({ goal: 1, marquee: 6 });
    expect(rented.texts('[data-part="property-closed"]')[0]).toContain('Dit pand is verhuurd.');
    expect((await shown()).page.querySelector('[data-part="property-closed"]')).toBeNull();
  });

  it('says how a home was sold, as far as it may be known', async () => {
    const withOutcome = first(homes, (one) => homeOutcome(one, 'nl', sample.catalogue)?.asked && one.goal === 0);
    expect((await pageOf(withOutcome)).texts(`${head} [data-part="outcome"]`)[0]).toMatch(
      /^Verkocht na \d+ dag(?:en)? · vraagprijs € [\d.]+ – € [\d.]+$/,
    );
  });

  it('names what a tenant pays a month in all', async () => {
    const costs = { chargesRenter: 75 };
    const rental = { goal: 1, price: { publish: true, amount: 900, unit: 1 }, ...withAttributes({ costs }) } as const;
    expect((await shown(rental)).texts(`${head} a`)).toEqual(['€ 975 per maand met lasten (€ 75)']);
    expect((await shown({ ...rental, price: { ...rental.price, publish: false } })).texts(`${head} a`)).toEqual([
      'Prijs op aanvraag',
    ]);
  });

  it('has its own word for the take-over of a business', async () => {
    const { texts } = await shown({ goal: 2 });
    expect(texts('[data-part="property-kind"]')[0]).toMatch(/^Over te nemen · /);
    expect(texts('#pictures > .ribbon')).toEqual(['Over te nemen']);
  });

  it('leads to the form for a visit; where editors have none, to a mail to the broker', async () => {
    const hrefOf = ({ page }: Awaited<ReturnType<typeof shown>>) =>
      page.querySelector('[data-part="broker-actions"] a')?.getAttribute('href');
    expect(hrefOf(await shown())).toBe(`/nl/afspraak-maken/?property=${house.id}`);
    const content = { ...sample.content, formPages: new Map() };
    const change = { title: { ...house.title, nl: 'Huis & tuin' }, reference: 'HAS-1' };
    expect(hrefOf(await shown(change, { ...sample, content }))).toMatch(
      /^mailto:\S+@heem\.example\?subject=Bezoek%20aan%20Huis%20%26%20tuin%20\(HAS-1\)$/,
    );
  });

  it('links to the content of folded parts, which a link opens', async () => {
    const { page } = await shown();
    const links = [...page.querySelectorAll<HTMLAnchorElement>(`${head} a[href^="#"], nav a`)];
    expect(links.map(({ hash }) => hash)).toEqual(expect.arrayContaining(['#price', '#loan', '#legal', '#features']));
    for (const { hash } of links) expect(page.querySelectorAll(`${hash}:not(:has(> details))`)).toHaveLength(1);
  });

  it('leads from a unit to its project, here or on the site of the project', async () => {
    const unit = (external: boolean) =>
      first(
        homes,
        ({ projectId }) =>
          projectId !== undefined && Boolean(sample.catalogue.projects.get(projectId)?.external) === external,
      );
    const projectOf = async (projectId: number | undefined) =>
      [...(await shown({ projectId })).page.querySelectorAll('a')].find((link) =>
        link.textContent.includes('Onderdeel van'),
      )?.href;
    expect(await projectOf(unit(false).projectId)).toMatch(/\/nl\/projecten\//);
    expect(await projectOf(unit(true).projectId)).toMatch(/^https:/);
    expect(await projectOf(undefined)).toBeUndefined();
  });
});

describe('energy', () => {
  const energyOf = async (change: Partial<Property> = {}) => {
    const { section, texts } = await shown(change);
    const energy = section('Energie');
    return {
      text: energy?.textContent ?? '',
      scale: energy?.querySelector('[role=img]') ?? null,
      head: texts(head).join(),
    };
  };

  it('puts the home on the scale of its region', async () => {
    const { scale, text } = await energyOf();
    expect(scale?.getAttribute('aria-label')).toBe('Energieschaal van A+ tot F: dit pand heeft label E');
    expect([...(scale?.querySelectorAll('[data-own]') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '450\u00a0kWh/m²E',
    ]);
    expect(text).toContain('Label volgens de score');
  });

  it('names only the whole letters of a long scale', async () => {
    const { scale } = await energyOf({ city: 'elsene' });
    const bands = [...(scale?.children ?? [])];
    expect(bands).toHaveLength(19);
    const named = bands.map(({ lastChild }) => (lastChild?.nodeType === 3 ? lastChild.textContent : ''));
    expect(named.filter(Boolean)).toEqual([...'ABCDEFG']);
  });

  it('says why there is no label', async () => {
    const without = withAttributes({ energy: {} });
    const none = await energyOf(without);
    expect(none.scale).toBeNull();
    expect(none.text).toContain('geen energielabel meegedeeld');
    // Land needs none, and has no section.
    expect((await energyOf({ ...without, webId: 4 })).text).toBe('');
  });

  it('is an expected level for a home that is not finished, with the VAT in its price', async () => {
    const building = { ...house.attributes.building, availability: 'at_completion' } as const;
    const unit = await energyOf(withAttributes({ building, energy: { eLevel: 'E20' }, costs: { vat: 'vat_21' } }));
    expect(unit.text).toContain('E-peil (vereist of verwacht)E20');
    expect(unit.text).toContain('volgen bij de oplevering of kort daarna');
    expect(unit.scale).toBeNull();
    expect(unit.head).toContain('E-peilE20 verwacht');
    expect(unit.head).toContain('€ 487.650incl. 21 % btw, excl. aankoopkosten');
    expect((await energyOf(withAttributes({ energy: { eLevel: 'E20' } }))).text).not.toContain('E20');
  });

  it('states the duty to renovate where a purchase brings it', async () => {
    const duty = `binnen ${sample.content.site.renovationYears} jaar na de akte renoveren`;
    expect((await energyOf()).text).toContain(duty);
    for (const change of [{ goal: 1 as const }, { webId: 6 }, { city: 'elsene' }, sold])
      expect((await energyOf(change)).text).not.toContain(duty);
  });

  it('says that heritage is exempt from that duty, only where there would be one', async () => {
    const old = (heritage: 'inventory' | 'protected', specificEnergy = 450) =>
      withAttributes({ energy: { specificEnergy }, legal: { heritage } });
    for (const heritage of ['inventory', 'protected'] as const) {
      const { text } = await energyOf(old(heritage));
      expect(text).not.toContain('jaar renoveren');
      expect(text).toContain('de Vlaamse renovatieplicht geldt er niet');
    }
    const without = [
      old('protected', 80),
      { ...old('protected'), city: 'namen' },
      { ...old('protected'), goal: 1 as const },
    ];
    for (const change of without) expect((await energyOf(change)).text).not.toContain('renovatieplicht');
  });
});

it('names the land that is taxed separately, but not while the price is hidden', async () => {
  const mixed = withAttributes({ costs: { vat: 'mixed', landShare: 98_700 } });
  expect((await shown(mixed)).page.innerHTML).toContain('98.700');
  const hidden = { ...mixed, price: { ...house.price, publish: false } };
  expect((await shown(hidden)).page.innerHTML).not.toContain('98.700');
});

describe('legal mentions', () => {
  const legalOf = async (legal?: Property['attributes']['legal']) =>
    (await shown(withAttributes(legal ? { legal } : {}))).section('Wettelijke informatie');

  it('stand by subject, with a warning for flood score D', async () => {
    const legal = await legalOf();
    expect([...(legal?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Stedenbouwkundige inlichtingen',
      'Overstromingsgevoeligheid',
      'Attesten en erfgoed',
    ]);
    const planned = await legalOf({ planningInfo: 'requested' });
    expect(planned?.querySelector('dl')?.textContent).toBe('Inlichtingen van de gemeenteAangevraagd');
    expect(legal?.textContent).toContain('Let op: dit perceel of gebouw heeft overstromingsscore D.');
    expect((await legalOf({ floodScorePlot: 'C' }))?.textContent).not.toContain('Let op');
  });

  it('are left out where nothing is known', async () => {
    expect(await legalOf({})).toBeNull();
    expect((await legalOf({ permit: 'granted' }))?.querySelector('details details')).toBeNull();
  });
});
