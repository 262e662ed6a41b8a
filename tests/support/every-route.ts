import { pageAddresses } from '@/lib/content/menu';
import type { Snapshot } from '@/lib/data/load';
import { type AddressSource, type ListName, lists, portalSections, type Route, singlePages } from '@/lib/routes/routes';

/** Every page that has an address of its own. */
export function everyRoute(source: AddressSource, propertyIds: Iterable<number>): Route[] {
  return [
    { name: 'home' },
    ...lists.flatMap((list) => listRoutes(source, list)),
    ...singlePages.map((name): Route => ({ name })),
    { name: 'portal' },
    ...portalSections.map((section): Route => ({ name: 'portal', section })),
    ...source.pages.map(({ id }): Route => ({ name: 'page', id })),
    ...source.projects.map(({ id }): Route => ({ name: 'project', id })),
    ...[...propertyIds].map((id): Route => ({ name: 'property', id })),
  ];
}

const listRoutes = ({ cities, types }: AddressSource, list: ListName): Route[] => [
  { name: 'listings', list },
  ...cities.flatMap(({ id: city }): Route[] => [
    { name: 'listings', list, city },
    ...types.map(({ webId: type }): Route => ({ name: 'listings', list, city, type })),
  ]),
];

/** Every page of a catalogue. */
export const everyRouteOf = ({ catalogue: { cities, types, projects, properties }, content }: Snapshot): Route[] =>
  everyRoute(
    {
      cities: [...cities.values()],
      types: [...types.values()],
      projects: [...projects.values()],
      pages: pageAddresses(content.menu),
      getProperty: () => null,
      getProject: () => null,
    },
    properties.keys(),
  );
