import type { VisitState } from '../db/schema.ts';
import type { financing } from '../forms/schemas/offer.ts';
import type { HomeForm } from '../owners/home-forms.ts';
import { historyWords, mediaWords } from './home-words.ts';
import type { Locale } from './locales.ts';
import { type Translator, translatorIn } from './translator.ts';

// The words of those sections of the owners' portal that tell what is kept about a home.

/** The words of the figures about a home. */
export type OwnerWords = Translator<'owner.statistics'>;

const requestWords = async (locale: Locale) => {
  const t = await translatorIn(locale, 'owner.communications');
  return { kind: (form: HomeForm): string => t(`kinds.${form}`) };
};

const visitorWords = async (locale: Locale) => {
  const t = await translatorIn(locale, 'owner.communications');
  return {
    visitor: t('visitor'),
    marks: { name: t('marks.name'), email: t('marks.email'), phone: t('marks.phone') },
  };
};

export async function ownerHistoryWords(locale: Locale) {
  const [t, page, requests] = await Promise.all([
    translatorIn(locale, 'owner.history'),
    historyWords(locale),
    requestWords(locale),
  ]);
  return {
    ...requests,
    lead: t('lead'),
    empty: t('empty'),
    visited: t('visited'),
    page,
  };
}
export type OwnerHistoryWords = Awaited<ReturnType<typeof ownerHistoryWords>>;

export async function communicationsWords(locale: Locale) {
  const t = await translatorIn(locale, 'owner.communications');
  return {
    ...(await requestWords(locale)),
    ...(await visitorWords(locale)),
    lead: t('lead'),
    empty: t('empty'),
    moment: t('moment'),
    offer: { amount: t('offer.amount'), validUntil: t('offer.validUntil'), financing: t('offer.financing') },
    financing: (means: (typeof financing)[number]): string => t(`financing.${means}`),
    mails: {
      title: t('mails.title'),
      head: { when: t('mails.when'), subject: t('mails.subject'), state: t('mails.state') },
    },
    to: (whom: 'visitor' | 'agency' | 'friend'): string => t(`to.${whom}`),
    mailState: (state: 'planned' | 'waiting' | 'sent' | 'failed'): string => t(`mailStates.${state}`),
  };
}
export type CommunicationsWords = Awaited<ReturnType<typeof communicationsWords>>;

export async function ownerMediaWords(locale: Locale) {
  const [t, property, media] = await Promise.all([
    translatorIn(locale, 'owner.media'),
    translatorIn(locale, 'property'),
    mediaWords(locale),
  ]);
  return {
    // Of what a visitor plays, the name: an owner plays nothing here.
    media: { ...media, video: property('videos'), tour: property('tours') },
    lead: t('lead'),
    empty: t('empty'),
    offline: t('offline'),
    pictures: property('pictures'),
    plans: property('plans'),
    videos: property('videos'),
    tours: property('tours'),
    elsewhere: t('elsewhere'),
    nowhere: t('nowhere'),
    since: (day: string): string => t('since', { day }),
  };
}
export type OwnerMediaWords = Awaited<ReturnType<typeof ownerMediaWords>>;

export async function ownerVisitsWords(locale: Locale) {
  const t = await translatorIn(locale, 'owner.visits');
  return {
    ...(await visitorWords(locale)),
    lead: t('lead'),
    empty: t('empty'),
    planned: t('planned'),
    earlier: t('earlier'),
    state: (state: VisitState | 'over'): string => t(`states.${state}`),
    feedback: t('feedback'),
    rating: (rating: number): string => t('rating', { rating }),
  };
}
export type OwnerVisitsWords = Awaited<ReturnType<typeof ownerVisitsWords>>;

export async function ownerDocumentsWords(locale: Locale) {
  const t = await translatorIn(locale, 'owner.documents');
  return {
    lead: t('lead'),
    empty: t('empty'),
    head: { title: t('document'), date: t('date'), size: t('size') },
  };
}
export type OwnerDocumentsWords = Awaited<ReturnType<typeof ownerDocumentsWords>>;

export const statisticsWords = (locale: Locale) => translatorIn(locale, 'owner.statistics');
