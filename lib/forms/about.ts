import { goalOf } from '../catalogue/goal.ts';
import type { Snapshot } from '../data/load.ts';
import type { PageForm } from './form-ids.ts';
import { forms, type Subject } from './forms.ts';

/** The home or project that a form is about. */
export interface About {
  be: Subject;
  id: number;
}

/** "property-5801" */
export const aboutKey = ({ be, id }: About): string => `${be}-${id}`;

/** Takes "property-5801"; returns what it names if the form can be about it and it is published, else null. */
export function readAbout(key: string, form: PageForm, { catalogue }: Snapshot): About | null {
  const [, be, number] = /^(property|project)-([1-9]\d{0,8})$/.exec(key) ?? [];
  const id = Number(number);
  const { about } = forms[form];
  if (!about || be !== about.be) return null;
  if (about.be === 'project') return catalogue.projects.has(id) ? { be: about.be, id } : null;
  const home = catalogue.properties.get(id);
  return home && (!about.goal || goalOf(home.goal) === about.goal) ? { be: about.be, id } : null;
}
