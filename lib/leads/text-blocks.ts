import type { Staff } from '../accounts/store-staff.ts';
import { phoneInText } from '../base/phone.ts';
import { getHome, getProject } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { LeadRecord } from './store.ts';
import type { TextBlock } from './store-texts.ts';

/** The placeholders of a text block, filled in when it is inserted. They are the same in every language, so that a text can be copied. */
export const placeholders = ['name', 'home', 'reference', 'broker', 'phone'] as const;
type Placeholder = (typeof placeholders)[number];

const inBraces = /\{([\p{L}\w-]+)\}/gu;

/** A first line such as "Dag {name},": the field of an answer begins with one already. */
const salutation = /^[^\n]*\{name\}[^\n]*,\s*\n+/u;

/** The first placeholder that a text still has, "{home}"; undefined for none. */
export const findPlaceholder = (text: string): string | undefined => text.match(inBraces)?.[0];

/** The first unknown placeholder in a text. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(inBraces)].find(
    ([, name]) => !(placeholders as readonly (string | undefined)[]).includes(name),
  )?.[0];

/** A text block for the answer to a lead; `text` is null if it is missing in the visitor's language. */
export interface FilledBlock {
  id: string;
  name: string;
  text: string | null;
}

/** The text blocks in a language for a lead; what there is nothing for, as of a home in a general question, stays to be filled in by hand. */
export function fillBlocks(
  blocks: readonly TextBlock[],
  lead: LeadRecord,
  staff: Staff,
  locale: Locale,
  data: Pick<Snapshot, 'catalogue' | 'content'>,
): FilledBlock[] {
  const { team, site } = data.content;
  const home = lead.property === null ? undefined : getHome(lead.property, data);
  const project = lead.project === null ? undefined : getProject(lead.project, data);
  const broker = team.get(home?.broker ?? project?.broker ?? staff.broker ?? '');
  const values: Record<Placeholder, string | undefined> = {
    name: lead.name || undefined,
    home: home?.title[locale] ?? project?.name,
    reference: home?.reference,
    broker: broker?.name ?? staff.name,
    phone: phoneInText(site.phone),
  };
  return blocks.map(({ id, name, texts }) => ({
    id,
    name,
    text:
      texts[locale]?.replace(salutation, '').replace(inBraces, (whole, key: Placeholder) => values[key] ?? whole) ??
      null,
  }));
}
