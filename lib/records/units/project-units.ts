import 'server-only';
import { type Availability, unitAvailability } from '../../catalogue/availability.ts';
import { listProjects } from '../../catalogue/projects/projects.ts';
import type { Project } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { dataState } from '../../data/store.ts';
import type { Draft } from '../../files/draft.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { readHomeNumber } from '../../routes/home-record.ts';
import { fieldWords } from '../fields/field-words.ts';
import type { CellChoices } from './columns.ts';

/** A unit as its file says it: also a draft that lacks much. */
export interface UnitFile {
  file: string;
  home: Draft<Property> & { id: number; status: Property['status'] };
}

/** The units of each project by its number, whatever their status. */
export function unitFiles(): ReadonlyMap<number, readonly UnitFile[]> {
  const units = new Map<number, UnitFile[]>();
  for (const [file, { content }] of dataState().files) {
    if (readHomeNumber(file) === null) continue;
    const home = content as UnitFile['home'];
    if (home.projectId === undefined) continue;
    units.set(home.projectId, [...(units.get(home.projectId) ?? []), { file, home }]);
  }
  return units;
}

/** A project in the list of the office. */
export interface ProjectLine {
  project: Project;
  /** Counts only the units on the site. */
  states: Record<Availability, number>;
  /** The number of units that are not on the site. */
  hidden: number;
  /** € of those on the site that can still be had; null without one. */
  prices: { from: number; to: number } | null;
}

/** All projects, those with something left first. */
export function listOfficeProjects({ catalogue }: Snapshot): ProjectLine[] {
  const units = unitFiles();
  return listProjects(catalogue).map((project) => {
    const homes = (units.get(project.id) ?? []).map(({ home }) => home);
    const shown = homes.filter(({ status }) => status === 'published');
    const states = { free: 0, option: 0, sold: 0 };
    for (const home of shown) states[unitAvailability(home as Property, catalogue)]++;
    const left = shown.filter((home) => unitAvailability(home as Property, catalogue) !== 'sold');
    const amounts = left.flatMap(({ price }) => price?.amount ?? []);
    const prices = amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts) } : null;
    return { project, states, hidden: homes.length - shown.length, prices };
  });
}

/** The options of the cells in a project's grid. */
export async function gridChoices(project: Project, locale: Locale, { catalogue }: Snapshot): Promise<CellChoices> {
  const t = await translatorIn(locale, 'office.projects');
  const { choice } = fieldWords(locale);
  return {
    block: project.blocks.map(({ id, name }) => [id, name[locale]]),
    kind: catalogue.typesInOrder.flatMap(({ kinds }) => kinds.map(({ id, name }) => [id, name[locale]] as const)),
    marquee: [
      [null, t('available')],
      ...[...catalogue.marquees.values()].map(({ id, name }) => [id, name[locale]] as const),
    ],
    status: (['published', 'draft', 'withdrawn'] as const).map((status) => [status, choice(['status'], status)]),
  };
}
