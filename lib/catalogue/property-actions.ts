import type { ActionView } from '../../components/property/action-list';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Display } from './property-facts.ts';
import type { Property } from './schema/property.ts';

type Mail = { subject: string; body: string };
type About = { title: string; reference: string; address: string };

export interface ActionWords {
  documents: string;
  offer: string;
  friend: string;
  poster: string;
  documentsMail(about: About): Mail;
  offerMail(about: About): Mail;
  friendMail(about: About): Mail;
}

/** A letter that the visitor's own mail program opens; to nobody where the visitor chooses. */
export const mailLink = (to: string, { subject, body }: { subject: string; body?: string }): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}${body ? `&body=${encodeURIComponent(body)}` : ''}`;

/** Takes a home, the page's absolute address and what may show; returns what a visitor can do beside planning a visit. */
export function toActions(
  home: Property,
  address: string,
  locale: Locale,
  words: ActionWords,
  shown: Display,
  { content }: Snapshot,
): ActionView[] {
  const to = content.team.get(home.broker)?.email ?? content.site.email;
  const about = { title: home.title[locale], reference: home.reference, address };
  const actions: ActionView[] = [
    { key: 'documents', icon: 'file-text', text: words.documents, path: mailLink(to, words.documentsMail(about)) },
    { key: 'offer', icon: 'hand-coins', text: words.offer, path: mailLink(to, words.offerMail(about)) },
    { key: 'friend', icon: 'send', text: words.friend, path: mailLink('', words.friendMail(about)) },
    { key: 'poster', icon: 'file-down', text: words.poster, path: `/api/poster/${locale}/${home.id}/` },
  ];
  return actions.filter(({ key }) => shown.block(key));
}
