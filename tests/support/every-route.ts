import type { Snapshot } from '@/lib/data/load';
import type { AddressSource, Route } from '@/lib/routes/route';
import { singlePages } from '@/lib/routes/segments';

/** Every page that has an address of its own. */
export function everyRoute(source: AddressSource, propertyIds: Iterable<number>): Route[] {
  return [
    { name: 'home' },
    ...(['sale', 'rent'] as const).flatMap((goal) => listRoutes(source, goal)),
    ...singlePages.map((name): Route => ({ name })),
    ...source.projects.map(({ id }): Route => ({ name: 'project', id })),
    ...[...propertyIds].map((id): Route => ({ name: 'property', id })),
  ];
}

const listRoutes = ({ cities, types }: AddressSource, goal: 'sale' | 'rent'): Route[] => [
  { name: 'listings', goal },
  ...cities.flatMap(({ id: city }): Route[] => [
    { name: 'listings', goal, city },
    ...types.map(({ webId: type }): Route => ({ name: 'listings', goal, city, type })),
  ]),
];

/** Every page of a catalogue. */
export const everyRouteOf = ({ catalogue: { cities, types, projects, properties } }: Snapshot): Route[] =>
  everyRoute(
    {
      cities: [...cities.values()],
      types: [...types.values()],
      projects: [...projects.values()],
      getProperty: () => null,
      getProject: () => null,
    },
    properties.keys(),
  );
