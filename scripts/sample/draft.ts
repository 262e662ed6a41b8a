import type { City, Project } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Localized } from '../../lib/i18n/locales.ts';

/** A home whose figures are known and whose words are still to be written. */
export type Draft = Omit<Property, 'title' | 'description'>;

/** What the writer of the words knows beside the draft. */
export interface Surroundings {
  city: City;
  kind: Localized;
  project?: Project;
}

export interface Words {
  title: Localized;
  description: Localized;
}
