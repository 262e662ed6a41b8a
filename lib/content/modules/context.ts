import type { SendForm } from '../../../components/forms/form-view';
import type { SlotDay } from '../../../components/forms/slot-choices';
import type { ContactModuleView } from '../../../components/modules/contact-module';
import type { Criteria } from '../../catalogue/search/criteria.ts';
import type { Snapshot } from '../../data/load.ts';
import type { About } from '../../forms/about.ts';
import type { AlertWords } from '../../i18n/alert-words.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { branchOf } from '../articles/tree.ts';
import { targetHref } from '../target.ts';

/** The words of the modules that depend on the language alone, or on a name. */
export interface ModuleWords {
  card: { onRequest: string; draft: string };
  forms: FormWords;
  alerts: AlertWords;
  contact: ContactModuleView['words'] & { byAppointment: string };
  more: string;
  lookedAfterBy(name: string): string;
}

/** What a module's view is made of, beside the module itself. */
export interface ModuleContext {
  locale: Locale;
  words: ModuleWords;
  data: Snapshot;
  /** What the page's form is about, if the address says so. */
  about: About | null;
  /** The search that it begins with, likewise. */
  search: Criteria | null;
  send: SendForm;
  /** The moments that a form offers for an appointment. */
  slotDays: readonly SlotDay[];
}

/** The word for what only a preview shows; null for anything else. */
export const draftMark = ({ isDraft }: { isDraft?: true }, { words }: ModuleContext): string | null =>
  isDraft ? words.card.draft : null;

/** Turns a link of the data into its address in the page's language. */
export const linker =
  ({ locale, data }: ModuleContext) =>
  (target: string): string =>
    targetHref(target, locale, data.paths);

/** The categories that relations name, with all below them. */
export const branchesOf = (relations: readonly { id: string }[], { data }: ModuleContext): Set<string> =>
  new Set(relations.flatMap(({ id }) => [...branchOf(id, data.content.categories)]));
