import { goalOf } from '../catalogue/goal.ts';
import type { Snapshot } from '../data/load.ts';
import { mayBeVisited } from '../visits/agenda.ts';
import type { About } from './about.ts';
import type { FormId } from './form-ids.ts';
import { forms } from './forms.ts';

/** Takes "property-5801"; returns what it names if the form can be about it and it is published, else null. A home that is sold cannot be visited. */
export function readAbout(key: string, form: FormId, data: Snapshot): About | null {
  const { catalogue } = data;
  const [, be, number] = /^(property|project)-([1-9]\d{0,8})$/.exec(key) ?? [];
  const id = Number(number);
  const { about } = forms[form];
  if (!about || be !== about.be) return null;
  if (about.be === 'project') return catalogue.projects.has(id) ? { be: about.be, id } : null;
  const home = catalogue.properties.get(id);
  if (home && form === 'contact-appointment' && !mayBeVisited(home, data)) return null;
  return home && (!about.goal || goalOf(home.goal) === about.goal) ? { be: about.be, id } : null;
}
