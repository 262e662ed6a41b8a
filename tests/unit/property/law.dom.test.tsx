// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shownAttributes } from '@/lib/catalogue/attributes';
import { homeDisplay } from '@/lib/catalogue/display';
import type { Property } from '@/lib/catalogue/schema/property';
import { translatorIn } from '@/lib/i18n/translator';
import { sample } from '@/tests/support/sample-site';
import { house, pageOf } from './sample-page';

type Attributes = Property['attributes'];
const changed = <G extends keyof Attributes>(group: G, values: Attributes[G]): Partial<Property> => ({
  attributes: { ...house.attributes, [group]: values },
});
const energyOf = async (change: Partial<Property>) =>
  (await pageOf(change)).page.querySelector('#energy')?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a home that is not finished', () => {
  const unit: Partial<Property> = {
    attributes: {
      ...house.attributes,
      building: { ...house.attributes.building, availability: 'at_completion' },
      energy: { eLevel: 'E20' },
      costs: { vat: 'vat_21' },
    },
  };

  it('says its level and when the certificates come, in the head and the section', async () => {
    const { texts, page } = await pageOf(unit);
    const text = page.querySelector('#energy')?.textContent ?? '';
    expect(text).toContain('E-peil (vereist of verwacht)E20');
    expect(text).toContain('volgen bij de oplevering of kort daarna');
    expect(page.querySelector('#energy img')).toBeNull();
    expect(texts('[data-part="property-head"] dt')).toContain('E-peil (vereist of verwacht)');
  });

  it('says the VAT that is in its price', async () => {
    const { page } = await pageOf(unit);
    const head = page.querySelector('[data-part="property-head"]')?.textContent?.replaceAll('\u00a0', ' ');
    expect(head).toContain('€ 400.00021 % btw op gebouw en grond inbegrepen');
  });

  it('names the land that is taxed apart, not while the price is hidden', async () => {
    const mixed = { attributes: { ...house.attributes, costs: { vat: 'mixed', landShare: 98_700 } } } as const;
    expect((await pageOf(mixed)).page.innerHTML).toContain('98.700');
    const hidden = { ...mixed, price: { ...house.price, publish: false } };
    expect((await pageOf(hidden)).page.innerHTML).not.toContain('98.700');
  });

  it('shows no expected level once it is finished', async () =>
    expect(await energyOf(changed('energy', { eLevel: 'E20' }))).not.toContain('E20'));
});

describe('the duty to renovate', () => {
  const old = (heritage: Attributes['legal']['heritage'], specificEnergy = 450): Partial<Property> => ({
    attributes: {
      ...house.attributes,
      energy: { specificEnergy },
      legal: { ...house.attributes.legal, heritage },
    },
  });

  it('holds for a label E, and for heritage it says that it does not', async () => {
    expect(await energyOf(old('none'))).toContain('binnen 6 jaar');
    for (const heritage of ['inventory', 'protected'] as const) {
      const text = await energyOf(old(heritage));
      expect(text).not.toContain('binnen 6 jaar');
      expect(text).toContain('de Vlaamse renovatieplicht geldt er niet');
    }
  });

  it('is not spoken of where there is none: a good label, Wallonia, a home for rent', async () => {
    expect(await energyOf(old('protected', 80))).not.toContain('renovatieplicht');
    expect(await energyOf({ ...old('protected'), city: 'namen' })).not.toContain('renovatieplicht');
    expect(await energyOf({ ...old('protected'), goal: 1 })).not.toContain('renovatieplicht');
  });
});

describe('the availability', () => {
  const rows = async (building: Attributes['building'], day: string) => {
    const home = { ...house, ...changed('building', building) };
    const groups = shownAttributes(home, homeDisplay(home, sample), await translatorIn('nl'), 'nl', day);
    return groups.flatMap((group) => group.rows).flatMap(({ key, value }) => (/^avail/.test(key) ? [value] : []));
  };
  const building = { availability: 'from_date', availableFrom: '2027-01-01' } as const;

  it('is a day until that comes, then at once', async () => {
    expect(await rows(building, '2026-12-31')).toEqual(['Op een vaste datum', '01/01/2027']);
    expect(await rows(building, '2027-01-01')).toEqual(['Onmiddellijk']);
  });

  it('of a home that is let says so', async () =>
    expect(await rows({ availability: 'tenanted' }, '2026-12-31')).toEqual(['Verkocht met lopende huur']));
});
