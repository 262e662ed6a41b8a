// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { regionOfHome } from '@/lib/catalogue/lookup';
import type { PictureOrigin } from '@/lib/catalogue/pictures/picture-origin';
import { type FeedHome, listFeedHomes } from '@/lib/feeds/feed-home';
import { writeKyeroFeed } from '@/lib/feeds/kyero';
import { locales } from '@/lib/i18n/locales';
import { first, sample } from '@/tests/support/sample-site';

const { catalogue, paths } = sample;
const site = { paths, locales, siteUrl: 'https://heem.example' };
const all = [...catalogue.properties.values()];
const marqueeOf = (id?: number) => (id === undefined ? undefined : catalogue.marquees.get(id));
const homes = [...listFeedHomes(sample, site)];
const byId = new Map(homes.map((home) => [home.id, home]));

/** The feed of these homes, parsed as XML. */
const kyero = (list: Iterable<FeedHome>): Element => {
  const xml = new DOMParser().parseFromString([...writeKyeroFeed(list)].join(''), 'application/xml');
  if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '');
  return xml.documentElement;
};
const propertyOf = (home: FeedHome): Element => {
  const [property] = kyero([home]).getElementsByTagName('property');
  if (!property) throw new Error(`home ${home.id} is not in the feed`);
  return property;
};
const some = (which: (home: FeedHome) => boolean): FeedHome => first(homes, which);

describe('the homes of a feed', () => {
  it('are those that are available, with their own site or not', () => {
    const offered = all.filter(({ marquee, projectId = 0 }) => {
      const project = catalogue.projects.get(projectId);
      return !marqueeOf(marquee)?.closed && !project?.external && !project?.soldOut;
    });
    expect(homes.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
    expect(homes.length).toBeLessThan(catalogue.properties.size);
  });

  it('contain no unpublished address', () => {
    const hidden = all.filter(({ id, address }) => !address.publish && byId.has(id));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, address } of hidden) {
      const actual = JSON.stringify(byId.get(id));
      expect(byId.get(id)?.address).toBeNull();
      for (const fact of [address.street, address.latitude, address.longitude])
        expect(actual).not.toContain(String(fact));
    }
  });

  it('contain no price that is unpublished or replaced by a marquee', () => {
    const hidden = all.filter(
      ({ id, price, marquee }) => byId.has(id) && (!price.publish || marqueeOf(marquee)?.replacesPrice),
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, price } of hidden) {
      expect(byId.get(id)?.price).toBeNull();
      expect(JSON.stringify(byId.get(id))).not.toContain(String(price.amount));
    }
  });

  it('say of each picture how it was made, and in words where it is no photograph', () => {
    const { id } = some(({ pictures }) => pictures.length > 2);
    const [front = '', second = ''] = catalogue.properties.get(id)?.pictures ?? [];
    const feedOf = (origins: Record<string, PictureOrigin | undefined>) => {
      const pictures = new Map([...catalogue.pictures].map(([key, one]) => [key, { ...one, origin: origins[key] }]));
      const { pictureOrigins, pictureNote } = first(
        listFeedHomes({ ...sample, catalogue: { ...catalogue, pictures } }, site),
        (home) => home.id === id,
      );
      return [pictureOrigins.slice(0, 2), pictureNote.en];
    };
    expect(feedOf({})).toEqual([['unknown', 'unknown'], undefined]);
    expect(feedOf({ [front]: 'photograph', [second]: 'staged' })).toEqual([
      ['photograph', 'staged'],
      'Not all images are plain photos: Virtually furnished.',
    ]);
    expect(byId.get(id)?.pictureNote.en).toBe('All images are renderings: made on a computer, not photos.');
  });

  it('have the legal mentions of an advert under the names of their region', () => {
    const mentionsIn = (region: string) =>
      some(({ id, energyLabel, goal }) => {
        const home = catalogue.properties.get(id);
        return goal === 'sale' && energyLabel !== null && home !== undefined && regionOfHome(home, sample) === region;
      }).mentions;
    expect(mentionsIn('flanders').nl).toMatch(/EPC-score \(kengetal\): .* · Unieke code van het energiecertificaat: /);
    expect(mentionsIn('wallonia').fr).toContain('Numéro du certificat PEB\u00a0: ');
    expect(mentionsIn('brussels').en).toContain('Latest lawful use: ');
  });

  it('say what a price is for', () => {
    const perOf = (unit: number, goal: number) => {
      const { id } = first(all, (home) => byId.get(home.id)?.price && home.price.unit === unit && home.goal === goal);
      return byId.get(id)?.price?.per;
    };
    expect([perOf(0, 0), perOf(7, 0), perOf(1, 1)]).toEqual(['total', 'from', 'month']);
    expect(some(({ goal }) => goal === 'takeover').price?.per).toBe('total');
  });

  it('have each language, and pictures by full address', () => {
    for (const { url, title, description, pictures } of homes) {
      expect([url, title, description].map((texts) => Object.keys(texts))).toEqual([locales, locales, locales]);
      expect(pictures[0]).toMatch(/^https:\/\/heem\.example\/pictures\/[\w-]+-og\.jpg$/);
    }
  });
});

describe('a feed of Kyero', () => {
  it('holds the homes with a price for sale, or a month', () => {
    const priced = homes.filter(({ price }) => price && ['total', 'from', 'month'].includes(price.per));
    const ids = [...kyero(homes).querySelectorAll('property > id')].map(({ textContent }) => Number(textContent));
    expect(ids).toEqual(priced.map(({ id }) => id));
    expect(ids.length).toBeLessThan(homes.length);
  });

  it('writes a home in the order and the words of the format', () => {
    const house = some(({ price, address, energyLabel, plot, bathrooms }) =>
      Boolean(price && address && energyLabel && plot && bathrooms),
    );
    const property = propertyOf(house);
    expect([...property.children].map(({ tagName }) => tagName).join(' ')).toBe(
      'id date ref price currency price_freq new_build type town province country location beds baths pool surface_area energy_rating url desc images',
    );
    expect(property.querySelector('date')?.textContent).toBe(`${house.updated} 00:00:00`);
    expect(property.querySelector('price')?.textContent).toBe(String(house.price?.amount));
    expect(property.querySelector('desc > de')?.textContent).toBe(
      [house.description.de, house.mentions.de, house.pictureNote.de].join('\n\n'),
    );
    expect(property.querySelectorAll('images > image > url')).toHaveLength(house.pictures.length);
  });

  it('has the rent a month, and what is taken over at a price', () => {
    const frequency = (goal: FeedHome['goal']) =>
      propertyOf(some((home) => home.goal === goal && home.price !== null)).querySelector('price_freq')?.textContent;
    expect([frequency('sale'), frequency('rent'), frequency('takeover')]).toEqual(['sale', 'month', 'sale']);
  });

  it('has no element for what is not known, and no markup out of a text', () => {
    const plot = some(({ type, price }) => type === 4 && price !== null);
    const text = '<b>3 < 4 & "5"</b>';
    const property = propertyOf({ ...plot, address: null, description: { nl: text }, pictureNote: {}, mentions: {} });
    for (const name of ['beds', 'location', 'energy_rating']) expect(property.querySelector(name)).toBeNull();
    expect(property.querySelector('type')?.textContent).toBe('Land');
    expect(property.querySelector('desc > nl')?.textContent).toBe(text);
  });
});
