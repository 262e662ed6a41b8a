import type { ActionView } from '../../components/property/action-list';
import type { Snapshot } from '../data/load.ts';
import { formHref } from '../forms/form-pages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Display } from './property-facts.ts';
import type { Property } from './schema/property.ts';

export type ActionWords = Record<ActionView['key'], string>;

/** A letter that the visitor's own mail program opens. */
export const mailLink = (to: string, { subject }: { subject: string }): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}`;

const actions = [
  { key: 'question', icon: 'message-circle', form: 'contact-me' },
  { key: 'documents', icon: 'file-text', form: 'request-documents' },
  { key: 'offer', icon: 'hand-coins', form: 'make-offer' },
  { key: 'rent', icon: 'key-round', form: 'rent-application' },
  { key: 'friend', icon: 'send', form: 'send-to-friend' },
] as const;

/** Takes a home and what may show; returns what a visitor can do beside planning a visit: forms that a page holds, and the window poster. */
export function toActions(
  home: Property,
  locale: Locale,
  words: ActionWords,
  shown: Display,
  data: Snapshot,
): ActionView[] {
  const about = { be: 'property', id: home.id } as const;
  const forms = actions.flatMap(({ key, icon, form }) => {
    const path = formHref(form, about, locale, data);
    return path ? [{ key, icon, text: words[key], path }] : [];
  });
  const poster = {
    key: 'poster',
    icon: 'file-down',
    text: words.poster,
    path: `/api/poster/${locale}/${home.id}/`,
  } as const;
  return [...forms, poster].filter(({ key }) => shown.block(key));
}
