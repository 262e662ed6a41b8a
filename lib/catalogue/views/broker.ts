import { initials } from '../../base/initials.ts';
import { formatPhone, telHref } from '../../base/phone.ts';
import type { TeamMember } from '../../content/schema.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type PictureView, pictureView } from '../pictures/picture-views.ts';

/** The broker of a home or a project; throws for one who is not in the team. */
export function brokerOf({ broker }: { broker: string }, { content }: Pick<Snapshot, 'content'>): TeamMember {
  const found = content.team.get(broker);
  if (!found) throw new Error(`no broker ${broker}`);
  return found;
}

/** A broker as a page shows them. */
export interface BrokerPerson {
  name: string;
  initials: string;
  /** Without one the initials show. */
  picture: PictureView | null;
  role: string;
  /** On the roll of BIV/IPI: others may not be called broker (domain facts, "Titles"). */
  isLicensed: boolean;
  /** As people write it. */
  phone: string;
  /** "tel:+32…" */
  callPath: string;
}

/** Returns a broker in a language, with the link to call them. */
export const brokerPerson = (
  { name, role, licence, phone, image }: TeamMember,
  locale: Locale,
  { catalogue }: Pick<Snapshot, 'catalogue'>,
): BrokerPerson => ({
  name,
  initials: initials(name),
  picture: image === undefined ? null : pictureView(catalogue, image, locale),
  role: role[locale].replace(/ (?=(?:BIV|IPI)\b)/, '\u00a0'),
  isLicensed: licence !== undefined,
  phone: formatPhone(phone),
  callPath: telHref(phone),
});

/** An email that the visitor's own mail program opens. */
export const mailLink = (to: string, subject: string): string => `mailto:${to}?subject=${encodeURIComponent(subject)}`;
