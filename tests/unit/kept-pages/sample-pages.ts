import { prebuiltStates } from '@/lib/catalogue/prebuilt';
import { toPropertyView } from '@/lib/catalogue/property-view';
import { decodeState } from '@/lib/catalogue/search/state';
import type { Snapshot } from '@/lib/data/load';
import { first } from '@/tests/support/sample-site';
import { words } from '../property/words';

const day = '2026-11-20';

function propertyPage(id: number, data: Snapshot) {
  const home = data.catalogue.properties.get(id);
  if (!home) return 'gone';
  const similar = data.catalogue.similar(home).map((other) => [other.title.nl, other.price]);
  const address = data.paths.href({ name: 'property', id }, 'fr');
  return { view: toPropertyView(home, day, 'nl', words, data), similar, address, phone: data.content.site.phone };
}

function listPage(state: string, { catalogue, paths }: Snapshot) {
  const criteria = first([decodeState(state)], (found) => found);
  if (!criteria) return null;
  const { ids, total, facets } = catalogue.search.search(criteria);
  const cards = ids
    .flatMap((id) => catalogue.properties.get(id) ?? [])
    .map(({ id, title, price }) => ({
      title: title.de,
      price,
      href: paths.href({ name: 'property', id }, 'de'),
    }));
  return { cards, total, cities: [...facets.cities] };
}

const textPage = (id: string, { content }: Snapshot) => [
  content.pages.get(id)?.modules,
  content.site.name,
  content.menu,
];
const teamPage = (_: string, { content }: Snapshot) =>
  [...content.team.values()].map(({ name, phone }) => [name, phone]);

/** What pages of the site show of the data, by kind; each asks for no more than its page does. */
export function samplePages({ catalogue, content }: Snapshot): ((data: Snapshot) => unknown)[] {
  return [
    ...[...catalogue.properties.keys()].slice(0, 60).map((id) => (data: Snapshot) => propertyPage(id, data)),
    ...prebuiltStates(catalogue).map((state) => (data: Snapshot) => listPage(state, data)),
    ...[...content.pages.keys()].map((id) => (data: Snapshot) => textPage(id, data)),
    (data: Snapshot) => teamPage('team', data),
  ];
}
