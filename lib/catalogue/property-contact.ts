import type { BrokerView } from '../../components/property/broker-panel';
import type { ProjectBoxView } from '../../components/property/project-box';
import type { Snapshot } from '../data/load.ts';
import { date } from '../format.ts';
import { formHref } from '../forms/form-pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { brokerOf, brokerPerson } from './broker.ts';
import { pictureView } from './picture-views.ts';
import { type ActionWords, mailLink, toActions } from './property-actions.ts';
import type { Display } from './property-facts.ts';
import type { Property } from './schema/property.ts';

export interface BrokerWords {
  actions: ActionWords;
  broker: string;
  callShort: string;
  visit: string;
  print: string;
  call(name: string): string;
  reference(reference: string): string;
  published(day: string): string;
  visitSubject(values: { title: string; reference: string }): string;
}

/** Takes a home, the page's absolute address and what may show; returns who shows it and the ways to reach them. */
export function toBrokerView(
  home: Property,
  address: string,
  locale: Locale,
  words: BrokerWords,
  shown: Display,
  data: Snapshot,
): BrokerView {
  const broker = brokerOf(home, data);
  const subject = words.visitSubject({ title: home.title[locale], reference: home.reference });
  const formPath = formHref('contact-appointment', { be: 'property', id: home.id }, locale, data);
  return {
    ...brokerPerson(broker, locale),
    visitPath: shown.block('visit') ? (formPath ?? mailLink(broker.email, { subject })) : null,
    actions: toActions(home, locale, words.actions, shown, data),
    reference: words.reference(home.reference),
    published: words.published(date(home.publishedAt, locale)),
    address,
    words: {
      broker: words.broker,
      call: words.call(broker.name),
      callShort: words.callShort,
      visit: words.visit,
      print: words.print,
    },
  };
}

export interface ProjectBoxWords {
  text: string;
  title(project: string): string;
  lot(lot: string): string;
}

/** The project that a home is a unit of; null for a home of its own. */
export function toProjectBox(
  home: Property,
  locale: Locale,
  words: ProjectBoxWords,
  { catalogue, paths }: Snapshot,
): ProjectBoxView | null {
  const project = home.projectId === undefined ? undefined : catalogue.projects.get(home.projectId);
  const picture = project?.pictures[0];
  if (!project || !picture) return null;
  return {
    path: paths.link({ name: 'project', id: project.id }, locale),
    picture: pictureView(catalogue, picture, locale),
    lot: home.lot ? words.lot(home.lot) : null,
    title: words.title(project.name),
    text: words.text,
  };
}
