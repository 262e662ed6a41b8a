import type { ProjectContactView } from '../../components/project/project-contact';
import type { Snapshot } from '../data/load.ts';
import { formHref } from '../forms/form-pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { brokerOf, brokerPerson } from './broker.ts';
import { mailLink } from './property-actions.ts';
import type { Project } from './schema/lists.ts';
import type { DocumentKind } from './schema/project-parts.ts';

export interface ProjectContactWords {
  broker: string;
  callShort: string;
  ask: string;
  call(name: string): string;
  askSubject(project: string): string;
  document(kind: DocumentKind): string;
  documentSubject(values: { document: string; project: string }): string;
}

/** Takes a project; returns who sells it and the ways to reach them. */
export function toProjectContact(
  project: Project,
  locale: Locale,
  words: ProjectContactWords,
  data: Snapshot,
): ProjectContactView {
  const broker = brokerOf(project, data);
  return {
    ...brokerPerson(broker, locale),
    mailPath: askPath(project, locale, words.askSubject(project.name), data),
    words: { broker: words.broker, call: words.call(broker.name), callShort: words.callShort, ask: words.ask },
  };
}

/** The documents that a visitor can ask the broker for, each with the way to do so. */
export const toProjectDocuments = (project: Project, locale: Locale, words: ProjectContactWords, data: Snapshot) =>
  project.documents.map((kind) => {
    const name = words.document(kind);
    const subject = words.documentSubject({ document: name, project: project.name });
    return { name, path: askPath(project, locale, subject, data) };
  });

/** The form about the project; where editors have none, a mail. */
const askPath = (project: Project, locale: Locale, subject: string, data: Snapshot): string =>
  formHref('contact-construction', { be: 'project', id: project.id }, locale, data) ??
  mailLink(brokerOf(project, data).email, { subject });
