import type { Criteria } from '@/lib/catalogue/search/criteria';
import type { MaybeDraft } from '@/lib/content/load';
import { type MarkdownBlock, readMarkdown } from '@/lib/content/markdown';
import type { ModuleOf, PageModule } from '@/lib/content/modules/schema';
import { fillIn, periodTexts } from '@/lib/content/placeholders';
import type { Snapshot } from '@/lib/content/snapshot';
import { targetHref } from '@/lib/content/target';
import type { FormSubject } from '@/lib/forms/form-pages';
import type { PlaceDemand, SendForm, SlotDay } from '@/lib/forms/form-view';
import type { Locale } from '@/lib/i18n/locales';

/** The data that a page passes to each of its modules. */
export interface ModuleContext {
  locale: Locale;
  data: Snapshot;
  /** The address of the page, with the home or project that its form is about. */
  address: string;
  /** The subject of the page's form, from the address; null without one. */
  subject: FormSubject | null;
  /** The search that it begins with, likewise. */
  search: Criteria | null;
  send: SendForm;
  /** The moments that a form offers for an appointment. */
  slotDays: readonly SlotDay[];
  /** The most wanted places, shown beside a form for owners. */
  demand: readonly PlaceDemand[];
}

/** The props of a module component: its entry in the page's file, and the page. */
export interface ModuleProps<View extends PageModule['view']> {
  module: MaybeDraft<ModuleOf<View>>;
  context: ModuleContext;
}

/** The level of the headings within a module: below its title, or in its place. */
export const innerHeading = ({ title }: PageModule): 'h2' | 'h3' => (title ? 'h3' : 'h2');

/** Returns the address of a link of the data, in the page's language. */
export const hrefOf = (target: string, { locale, data }: ModuleContext): string =>
  targetHref(target, locale, data.paths);

/** A text in Markdown, with links in the page's language and the periods of retention filled in. */
export const blocksOf = (text: string, context: ModuleContext): MarkdownBlock[] =>
  readMarkdown(fillIn(text, periodTexts(context.data.content.site, context.locale)), (target) =>
    hrefOf(target, context),
  );
