import type { TeamMember } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { initials } from '../initials.ts';
import { formatPhone, telHref } from '../phone.ts';

/** The broker of a home or a project; throws for one who is not in the team. */
export function brokerOf({ broker }: { broker: string }, { content }: Pick<Snapshot, 'content'>): TeamMember {
  const found = content.team.get(broker);
  if (!found) throw new Error(`no broker ${broker}`);
  return found;
}

/** Who a broker is, and the way to call them. */
export interface BrokerPerson {
  name: string;
  initials: string;
  role: string;
  phone: string;
  callPath: string;
}

/** A broker as a page in a language shows them. */
export const brokerPerson = ({ name, role, phone }: TeamMember, locale: Locale): BrokerPerson => ({
  name,
  initials: initials(name),
  role: role[locale],
  phone: formatPhone(phone),
  callPath: telHref(phone),
});

/** An e-mail that the visitor's own mail program opens. */
export const mailLink = (to: string, subject: string): string => `mailto:${to}?subject=${encodeURIComponent(subject)}`;
