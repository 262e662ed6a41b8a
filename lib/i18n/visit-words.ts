import { timeOf } from '../day.ts';
import type { VisitState } from '../db/schema.ts';
import { dayText } from '../format.ts';
import type { VisitAnswer } from '../visits/visit-subject.ts';
import type { Locale } from './locales.ts';
import { translatorIn } from './translator.ts';

/** What a mail about an appointment tells. */
export type VisitNews = 'confirmed' | 'moved' | 'cancelled' | 'waiting' | 'offered' | 'reminder';

/** What the agency is told of that. */
export type HostNews = Exclude<VisitNews, 'offered' | 'reminder'>;

/** The words of appointments, on their page and in their mails, in a language. */
export async function visitWordsIn(locale: Locale) {
  const t = await translatorIn(locale, 'visits');
  const moment = (startsAt: number) => ({ day: dayText(startsAt, locale), time: timeOf(startsAt) });
  return {
    /** "dinsdag 24 november om 10:00" */
    moment: (startsAt: number): string => t('moment', moment(startsAt)),
    /** "dinsdag 24 november, 10:00 – 10:30" */
    when: ({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string =>
      t('when', { ...moment(startsAt), end: timeOf(endsAt) }),
    subject: (news: VisitNews, startsAt: number): string =>
      t(`news.${news}.subject`, { moment: t('moment', moment(startsAt)) }),
    /** What a mail begins with; that of a confirmation is the form's own. */
    text: (news: Exclude<VisitNews, 'confirmed'>, until: number | null): string =>
      news === 'offered' ? t('news.offered.text', { until: t('moment', moment(until ?? 0)) }) : t(`news.${news}.text`),
    /** Of the mails to the agency. */
    told: (news: HostNews): string => t(`told.${news}`),
    summary: (what: string): string => t('summary', { what }),
    atOffice: t('atOffice'),
    addressLater: t('addressLater'),
    labels: { when: t('labels.when'), where: t('labels.where'), who: t('labels.who') },
    change: t('change'),
    accept: t('accept'),
    see: t('see'),
    state: (state: VisitState | 'over'): string => t(`states.${state}`),
    lead: (state: VisitState | 'over', until: number | null): string =>
      state === 'offered' ? t('leads.offered', { until: t('moment', moment(until ?? 0)) }) : t(`leads.${state}`),
    answer: (answer: VisitAnswer): string => t(`answers.${answer}`),
    title: t('title'),
    description: t('description'),
    unknown: { title: t('unknown.title'), text: t('unknown.text') },
    page: {
      move: t('page.move'),
      moveText: t('page.moveText'),
      moveSubmit: t('page.moveSubmit'),
      cancel: t('page.cancel'),
      cancelText: t('page.cancelText'),
      cancelSubmit: t('page.cancelSubmit'),
      leave: t('page.leave'),
      leaveText: t('page.leaveText'),
      again: t('page.again'),
    },
  };
}

export type VisitWords = Awaited<ReturnType<typeof visitWordsIn>>;
