import type { LegalView } from '../../components/property/legal-section';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { AttributeWords } from './attributes.ts';
import { getGroup, shownAttributes } from './property-attributes.ts';
import { homeDisplay } from './property-facts.ts';
import { type LegalWords, toLegalView } from './property-legal.ts';
import type { Attributes } from './schema/attributes.ts';
import type { Project } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** What the law wants said of a project: the mentions that hold for all of its units. Null where they share none. */
export function toProjectLegal(
  project: Project,
  locale: Locale,
  words: { attributes: AttributeWords; legal: LegalWords },
  data: Snapshot,
): LegalView | null {
  const units = data.catalogue.units.get(project.id) ?? [];
  const [first] = units;
  if (!first) return null;
  const legal = sharedLegal(units, first.attributes.legal);
  const common: Property = { ...first, attributes: { ...first.attributes, legal } };
  const shown = homeDisplay(common, false, data);
  const group = getGroup(shownAttributes(common, false, shown, words.attributes, locale), 'legal');
  return toLegalView(common, group, words.legal);
}

const sharedLegal = (units: readonly Property[], legal: Attributes['legal']): Attributes['legal'] =>
  Object.fromEntries(
    Object.entries(legal).filter(([key, value]) =>
      units.every(({ attributes }) => attributes.legal[key as keyof Attributes['legal']] === value),
    ),
  ) as Attributes['legal'];
