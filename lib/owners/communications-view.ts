import 'server-only';
import type { CommunicationsView } from '../../components/owner/communications';
import type { Snapshot } from '../data/load.ts';
import { leadsAbout, mailsAbout, type OwnedLead, type OwnedMail } from '../db/owner-records.ts';
import { dateAndTime } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CommunicationsWords } from '../i18n/owner-words.ts';
import { namesOf } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';
import { contentOf } from './request-content.ts';
import { visitorOf } from './visitor.ts';

/** The requests about homes and the mails that came of them, without what tells who the visitors are. */
export async function communicationsView(
  homes: readonly OwnedHome[],
  locale: Locale,
  words: CommunicationsWords,
  data: Pick<Snapshot, 'catalogue'>,
  now = Date.now(),
): Promise<CommunicationsView> {
  const [leads, mails] = await Promise.all([leadsAbout(homes), mailsAbout(homes)]);
  const nameOf = namesOf(homes, locale, data);
  const { lead, empty } = words;
  return {
    lead: leads.length > 0 ? lead : empty,
    requests: leads.map((one) => ({ ...toRequest(one, locale, words), home: nameOf(one.home) })),
    mails: {
      ...words.mails,
      rows: mails.map((mail) => ({ ...toMailRow(mail, locale, words, now), home: nameOf(mail.home) })),
    },
  };
}

function toRequest(lead: OwnedLead, locale: Locale, words: CommunicationsWords) {
  const { visitor, hide } = visitorOf(lead, words);
  const { id: key, form, createdAt } = lead;
  return {
    key,
    kind: words.kind(form),
    when: dateAndTime(createdAt, locale),
    visitor,
    ...contentOf(lead, hide, locale, words),
  };
}

function toMailRow(mail: OwnedMail, locale: Locale, words: CommunicationsWords, now: number) {
  const { id: key, form, subject, state, at, toVisitor } = mail;
  const to = toVisitor ? 'visitor' : form === 'send-to-friend' ? 'friend' : 'agency';
  return {
    key,
    when: dateAndTime(at, locale),
    subject: visitorOf(mail, words).hide(subject),
    to: words.to(to),
    state: words.mailState(state === 'waiting' && at > now ? 'planned' : state),
  };
}
