import { describe, expect, it } from 'vitest';
import { toPropertyView } from '@/lib/catalogue/property-view';
import { ownerMediaWords } from '@/lib/i18n/owner-words';
import { mediaView } from '@/lib/owners/media-view';
import type { OwnedHome } from '@/lib/owners/owned-home';
import { first, homes, sample } from '@/tests/support/sample-site';
import { words } from '../property/words';

const owned = (...ids: number[]) => ids as OwnedHome[];
const shown = first(homes, ({ id }) => id === 5801);
const planned = first(homes, ({ plans }) => plans.length > 0);
const gone = first(sample.catalogue.withdrawn.values(), () => true);
const view = async (...ids: number[]) => mediaView(owned(...ids), 'nl', await ownerMediaWords('nl'), sample);

describe('the media of a home', () => {
  it('are those that its page shows, and the sites that advertise it', async () => {
    const [home] = (await view(5801)).homes;
    expect(home).toMatchObject({ name: null, offline: null });
    expect(home?.groups.map(({ title, pictures }) => [title, pictures.length])).toEqual([
      ['Foto’s', shown.pictures.length],
      ['Video', 1],
    ]);
    expect(home?.groups[0]?.pictures[0]?.picture.alt).toBeTruthy();
    expect(home?.elsewhere).toMatchObject({
      none: null,
      sites: [{ name: 'Immoweb', since: 'sinds 16/10/2026' }, {}, {}],
    });
  });

  it('name their home where there are several, and say which is not on the site', async () => {
    const { homes: both } = await view(planned.id, gone.id);
    expect(both[0]).toMatchObject({
      name: {
        name: `${planned.address.street} ${planned.address.houseNumber} bus ${planned.address.boxNr}`,
        reference: planned.reference,
      },
      offline: null,
    });
    expect(both[0]?.groups.map(({ title }) => title)).toContain('Plannen');
    expect(both[1]).toMatchObject({ name: { reference: gone.reference }, groups: [], elsewhere: { sites: [] } });
    expect(both[1]?.offline).toBeTruthy();
    expect(both[1]?.elsewhere.none).toBeTruthy();
  });

  it('are nothing without a home', async () => expect((await view()).homes).toEqual([]));
});

it('other sites are told to the owner alone', () => {
  const page = toPropertyView(shown, '2026-11-20', 'nl', words, sample);
  expect(shown.advertisedOn?.length).toBeGreaterThan(0);
  expect(JSON.stringify(page)).not.toMatch(/immoweb|zimmo/i);
});

it('most homes of the sample that can be had are advertised, at the front of real sites only', () => {
  const adverts = homes.flatMap(({ advertisedOn = [] }) => advertisedOn);
  const share = homes.filter(({ advertisedOn }) => advertisedOn).length / homes.length;
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.95);
  expect(adverts.filter(({ url }) => new URL(url).pathname !== '/')).toEqual([]);
});
