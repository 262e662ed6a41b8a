import type { ProjectCardView } from '../../components/project/project-card';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import type { Locale } from '../i18n/locales.ts';
import { unitAvailability } from './availability.ts';
import type { Catalogue } from './catalogue.ts';
import { distance } from './distance.ts';
import { pictureView } from './picture-views.ts';
import { publicAmount } from './price.ts';
import type { Project } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

export interface ProjectWords {
  soldOut: string;
  external: string;
  available(count: number): string;
  priceFrom: string;
}

/** The projects: those with something left first, then the newest. */
export const listProjects = ({ projects }: Pick<Catalogue, 'projects'>): Project[] =>
  [...projects.values()].sort(
    (a, b) =>
      Number(a.soldOut) - Number(b.soldOut) ||
      Number(Boolean(a.external)) - Number(Boolean(b.external)) ||
      b.publishedAt.localeCompare(a.publishedAt),
  );

/** The units that can still be had. */
export const freeUnits = (project: Project, catalogue: Catalogue): Property[] =>
  (catalogue.units.get(project.id) ?? []).filter((unit) => unitAvailability(unit, catalogue) === 'free');

/** The prices (€) among these that a visitor may learn. */
export const publicAmounts = (units: readonly Property[], catalogue: Catalogue): number[] =>
  units.flatMap((unit) => publicAmount(unit, catalogue) ?? []);

/** The lowest of them; null where there is none. */
export function lowestPrice(units: readonly Property[], catalogue: Catalogue): number | null {
  const prices = publicAmounts(units, catalogue);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Other projects that a visitor may like: those with something left, the nearest first. */
export function listOtherProjects(project: Project, catalogue: Catalogue, count = 3): Project[] {
  const far = (other: Project) => distance(project, other);
  return [...catalogue.projects.values()]
    .filter(({ id, soldOut }) => id !== project.id && !soldOut)
    .sort((a, b) => far(a) - far(b))
    .slice(0, count);
}

/** Where a project lies, as a home says it. */
export const projectPlace = ({
  id,
  city,
  publicAddress: publish,
  street,
  houseNumber,
  boxNr,
  latitude,
  longitude,
}: Project): Pick<Property, 'id' | 'city' | 'address'> => ({
  id,
  city,
  address: { publish, street, houseNumber, boxNr, latitude, longitude },
});

/** A project as a list shows it. */
export function toProjectCardView(
  project: Project,
  locale: Locale,
  words: ProjectWords,
  { catalogue, paths }: Snapshot,
): ProjectCardView {
  const free = freeUnits(project, catalogue);
  const price = lowestPrice(free, catalogue);
  const first = project.pictures[0];
  if (!first) throw new Error(`project ${project.id} has no picture`);
  return {
    id: project.id,
    href: paths.link({ name: 'project', id: project.id }, locale),
    name: project.name,
    title: project.title[locale],
    city: catalogue.cities.get(project.city)?.name[locale] ?? project.city,
    picture: pictureView(catalogue, first, locale),
    ribbon: project.soldOut ? words.soldOut : null,
    state: project.external ? words.external : project.soldOut ? words.soldOut : words.available(free.length),
    price: price === null ? null : { before: words.priceFrom, amount: euro(price) },
  };
}
