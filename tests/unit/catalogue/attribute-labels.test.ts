import { expect, it } from 'vitest';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import type { Property } from '@/lib/catalogue/schema/property';
import { shownAttributes } from '@/lib/catalogue/views/attributes';
import { homeDisplay } from '@/lib/catalogue/views/display';
import { translatorIn } from '@/lib/i18n/translator';

import { sample } from '@/tests/support/sample-site';

interface Changes {
  city?: string;
  goal?: Property['goal'];
  building?: Attributes['building'];
  legal?: Attributes['legal'];
  energy?: Attributes['energy'];
  costs?: Attributes['costs'];
}

/** The names and values that the page of a home shows, with some attributes changed. */
async function shownOf(id: number, { goal, city, ...changes }: Changes): Promise<Record<string, string>> {
  const home = sample.catalogue.properties.get(id);
  if (!home) throw new Error(`no home ${id}`);
  const attributes = { ...home.attributes };
  for (const [group, values] of Object.entries(changes))
    Object.assign(attributes, { [group]: { ...home.attributes[group as keyof Attributes], ...values } });
  const changed = { ...home, city: city ?? home.city, goal: goal ?? home.goal, attributes };
  const rows = shownAttributes(changed, homeDisplay(changed, sample), await translatorIn('nl'), 'nl');
  return Object.fromEntries(rows.flatMap((group) => group.rows.map(({ label, value }) => [label, value])));
}

const flemish = 5801;

it('a Flemish permit has the name of its time', async () => {
  const permit = (year: number, value: 'granted' | 'not_applicable') =>
    shownOf(flemish, { building: { constructionYear: year }, legal: { permit: value } });
  expect(await permit(2020, 'granted')).toMatchObject({
    'Omgevingsvergunning voor stedenbouwkundige handelingen': 'Uitgereikt',
  });
  expect(await permit(1997, 'granted')).toMatchObject({ 'Stedenbouwkundige vergunning': 'Uitgereikt' });
  expect(await permit(1861, 'not_applicable')).toMatchObject({
    'Stedenbouwkundige vergunning': 'Vergund geacht (gebouwd vóór 1962)',
  });
  expect(await permit(1997, 'not_applicable')).toMatchObject({ 'Stedenbouwkundige vergunning': 'Niet van toepassing' });
});

it('certificates have the names of their region', async () => {
  const certificates = { energy: { certificateCode: 'X-1', specificEnergy: 94 }, legal: { soilCertificate: true } };
  expect(await shownOf(flemish, certificates)).toMatchObject({
    'Unieke code van het energiecertificaat': 'X-1',
    'EPC-score (kengetal)': '94\u00a0kWh/(m²\u00a0jaar)',
    Bodemattest: 'Ja',
  });
  expect(await shownOf(flemish, { city: 'namen', ...certificates })).toMatchObject({
    'Nummer van het EPB-certificaat': 'X-1',
    'Specifiek primair energieverbruik': '94\u00a0kWh/(m²\u00a0jaar)',
    'Bodemuittreksel (BDES)': 'Ja',
  });
  expect(
    await shownOf(flemish, {
      city: 'brussel',
      ...certificates,
      legal: { soilCertificate: true, lawfulUse: 'housing' },
    }),
  ).toMatchObject({
    'Nummer van het EPB-certificaat': 'X-1',
    'Laatste wettige bestemming': 'Huisvesting',
    Bodemattest: 'Ja',
  });
  expect(await shownOf(flemish, { city: 'luxemburg', energy: { insulationClass: 'B' } })).toMatchObject({
    'Warmte-isolatieklasse': 'B',
  });
});

it('the rent of a home for sale is the one that its tenant pays', async () => {
  const costs = { monthlyRent: 850 };
  expect(await shownOf(flemish, { costs })).toHaveProperty('Huidige huur');
  expect(await shownOf(5914, {})).toHaveProperty('Huurprijs');
});

it('connections are an amount or part of the price', async () => {
  const connections = (amount: number) => shownOf(5938, { costs: { connections: amount } });
  expect(await connections(0)).toMatchObject({ 'Aansluitingen op nutsvoorzieningen': 'inbegrepen' });
  expect(await connections(4500)).toMatchObject({ 'Aansluitingen op nutsvoorzieningen': '€\u00a04.500' });
});
