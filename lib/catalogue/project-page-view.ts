import type { DrawingView } from '../../components/project/drawings';
import type { PhaseView } from '../../components/project/phases';
import type { ProjectContactView } from '../../components/project/project-contact';
import type { ProjectHeadView } from '../../components/project/project-head';
import type { UnitTableView } from '../../components/project/unit-table';
import type { LegalView } from '../../components/property/legal-section';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { AttributeWords } from './attributes.ts';
import { paragraphs } from './describe.ts';
import { toDrawings } from './drawing/drawing-views.ts';
import type { PictureView } from './picture-views.ts';
import { pictureView } from './picture-views.ts';
import { type ProjectContactWords, toProjectContact, toProjectDocuments } from './project-contact.ts';
import { type ProjectHeadWords, toProjectFacts, toProjectHead } from './project-head.ts';
import { toProjectLegal } from './project-legal.ts';
import { type PhaseWords, toPhaseViews } from './project-phases.ts';
import type { LegalWords } from './property-legal.ts';
import type { Project } from './schema/lists.ts';
import type { UnitOrder } from './unit-order.ts';
import { toUnitTable, type UnitTableWords } from './unit-table-view.ts';

/** Everything that the page of a project shows, part by part. */
export interface ProjectPageView {
  /** The first is the banner. */
  pictures: PictureView[];
  plans: PictureView[];
  head: ProjectHeadView;
  /** Paragraphs. */
  description: string[];
  surroundings: string[];
  phases: PhaseView[];
  drawings: DrawingView[];
  table: UnitTableView;
  facts: { label: string; value: string }[];
  documents: { name: string; path: string }[];
  legal: LegalView | null;
  contact: ProjectContactView;
}

export interface ProjectPageWords {
  head: ProjectHeadWords;
  phases: PhaseWords;
  units: UnitTableWords;
  contact: ProjectContactWords;
  attributes: AttributeWords;
  legal: LegalWords;
}

/** Takes a project and the order of its units; returns its page in a language. */
export function toProjectPage(
  project: Project,
  order: UnitOrder,
  locale: Locale,
  words: ProjectPageWords,
  data: Snapshot,
): ProjectPageView {
  const table = toUnitTable(project, order, locale, words.units, data);
  const rows = table.groups.flatMap(({ units }) => units);
  const units = data.catalogue.units.get(project.id) ?? [];
  const views = (ids: readonly string[]) => ids.map((id) => pictureView(data.catalogue, id, locale));
  return {
    pictures: views(project.pictures),
    plans: views(project.plans),
    head: toProjectHead(project, locale, words.head, data),
    description: paragraphs(project.description[locale]),
    surroundings: project.surroundings ? paragraphs(project.surroundings[locale]) : [],
    phases: toPhaseViews(project, locale, words.phases, data),
    drawings: toDrawings({ project, units, rows, locale }),
    table,
    facts: toProjectFacts(project, locale, words.head, data),
    documents: toProjectDocuments(project, locale, words.contact, data),
    legal: toProjectLegal(project, locale, words, data),
    contact: toProjectContact(project, locale, words.contact, data),
  };
}
