import type { ProjectCardView } from '../../components/project/project-card';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Catalogue } from './catalogue.ts';
import { pictureView } from './picture-views.ts';
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
export const freeUnits = (project: Project, { units, marquees }: Catalogue): Property[] =>
  project.soldOut
    ? []
    : (units.get(project.id) ?? []).filter(
        ({ marquee }) => marquee === undefined || !marquees.get(marquee)?.replacesPrice,
      );

/** A project as a list shows it. */
export function toProjectCardView(
  project: Project,
  locale: Locale,
  words: ProjectWords,
  { catalogue, paths }: Snapshot,
): ProjectCardView {
  const free = freeUnits(project, catalogue);
  const prices = free.filter(({ price }) => price.publish).map(({ price }) => price.amount);
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
    price: prices.length > 0 ? { before: words.priceFrom, amount: euro(Math.min(...prices)) } : null,
  };
}
