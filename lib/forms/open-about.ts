import type { Snapshot } from '../data/load.ts';
import { mayBeVisited } from '../visits/agenda.ts';
import { type About, readAbout } from './about.ts';
import type { PageForm } from './form-ids.ts';
import { forms } from './forms.ts';

/** What a form may be about at this moment: as readAbout, but a home that is sold or rented cannot be visited any more. */
export function openAbout(key: string, form: PageForm, data: Snapshot): About | null {
  const about = readAbout(key, form, data);
  if (!forms[form].books || about?.be !== 'property') return about;
  const home = data.catalogue.properties.get(about.id);
  return home && mayBeVisited(home, data) ? about : null;
}
