import { describe, expect, it } from 'vitest';
import { headFacts, shownAttributes } from '@/lib/catalogue/attributes';
import { homeFacts } from '@/lib/catalogue/card-view';
import { homeDisplay } from '@/lib/catalogue/display';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import { translatorIn } from '@/lib/i18n/translator';
import { sample } from '@/tests/support/sample-site';
import { house } from './sample-page';

const layout = { bedrooms: 4, bathrooms: 2, garages: 1, parkings: 2 };
const withSurfaces = (surfaces: Attributes['surfaces'], more: Attributes['layout'] = {}) => ({
  ...house,
  attributes: { ...house.attributes, layout: { ...layout, ...more }, surfaces },
});

describe('the facts at the top of a page', () => {
  const icons = async (home: typeof house, hasEnergyLabel = false) =>
    headFacts(shownAttributes(home, homeDisplay(home, sample), await translatorIn('nl'), 'nl'), hasEnergyLabel).map(
      ({ label }) => label,
    );

  it('are six with the energy label, the living area before all other surfaces', async () => {
    const home = withSurfaces({ living: 180, total: 220, officeArea: 10, ground: 600 });
    const first = ['Slaapkamers', 'Badkamers', 'Bewoonbare oppervlakte', 'Grondoppervlakte', 'Garages'];
    expect(await icons(home, true)).toEqual(first);
    expect(await icons(home)).toEqual([...first, 'Parkeerplaatsen']);
  });

  it('are the total surface if it is no dwelling', async () =>
    expect(await icons(withSurfaces({ total: 140, officeArea: 18 }))).toEqual(
      expect.arrayContaining(['Totale oppervlakte', 'Oppervlakte kantoor']),
    ));

  it('count something', async () => expect(await icons(withSurfaces({}, { bathrooms: 0 }))).not.toContain('Badkamers'));
});

describe('the facts on a card', () => {
  const namesOf = (surfaces: Attributes['surfaces']) => homeFacts(withSurfaces(surfaces), 'nl').map(({ name }) => name);

  it('are the total surface if it is no dwelling', () => {
    expect(namesOf({ living: 180, total: 220 })).toEqual(['bedrooms', 'living', 'garages']);
    expect(namesOf({ total: 140 })).toEqual(['bedrooms', 'total', 'garages']);
  });
});
