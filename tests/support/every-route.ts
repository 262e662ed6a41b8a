import { pageAddresses } from '@/lib/content/menu';
import { formOn } from '@/lib/content/pages';
import type { Snapshot } from '@/lib/content/snapshot';
import { forms } from '@/lib/forms/forms';
import { type AddressSource, type ListName, lists, portalSections, type Route, singlePages } from '@/lib/routes/routes';
import { sample } from './sample-site';

/** Every page with a separate address. */
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

/** Whether the form of a page needs a subject, without which the page cannot be shown. */
export function needsSubject(route: Route): boolean {
  const form = route.name === 'page' ? formOn(sample.content.pages.get(route.id)) : null;
  return form !== null && forms[form].subject?.isRequired === true;
}
