import { campaignName } from '../audience/source.ts';
import { plain } from '../base/slug.ts';

/** The search text is cut after this many characters: long messages name their subject first. */
const maxWordsLength = 1_000;

/** The words by which the inbox finds a lead: its name, address, telephone number with and without spaces, and what was typed. */
export function collectLeadWords(name: string, email: string, fields: Record<string, unknown>): string {
  const typed = Object.values(fields).filter((value) => typeof value === 'string');
  const phone = typeof fields.phone === 'string' ? fields.phone.replace(/[^\d+]/g, '') : '';
  return plain([name, email, phone, ...typed].join(' ')).slice(0, maxWordsLength);
}

/** The origin of a lead, by which the inbox filters: its campaign, "newsletter / spring"; empty without one. */
export const readLeadOrigin = ({ utm_source = '', utm_campaign = '' }: Record<string, string>): string =>
  [utm_source, utm_campaign].map(campaignName).filter(Boolean).join(originSeparator);

/** Between a source and its campaign. */
export const originSeparator = ' / ';
