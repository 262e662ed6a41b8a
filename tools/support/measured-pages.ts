import { loadSnapshot } from '../../lib/data/load.ts';
import { env } from '../../lib/env.ts';
import type { Route } from '../../lib/routes/routes.ts';

/** The address, in the default language, of one page of each template that is measured: home, a list, a property. */
export function measuredPages(): { name: string; path: string }[] {
  const { catalogue, content, paths } = loadSnapshot(env.dataDir);
  const property = content.propertyLists.get('featured')?.homes?.[0] ?? [...catalogue.properties.keys()][0];
  const routes: Route[] = [{ name: 'home' }, { name: 'listings', list: 'sale' }];
  if (property !== undefined) routes.push({ name: 'property', id: property });
  return routes.map((route) => ({ name: route.name, path: paths.href(route, 'nl') }));
}
