import type { AttributeWords } from '../catalogue/attributes.ts';
import type { PropertyHeadWords } from '../catalogue/property-head.ts';
import type { HistoryWords } from '../catalogue/property-history.ts';
import type { MediaWords } from '../catalogue/property-media.ts';
import type { Locale } from './locales.ts';
import { type MessageKey, translatorIn } from './translator.ts';

// Pages say the same of a home as answers that have no page around them, such as the poster and mails: so the language is handed over.

export async function headWords(locale: Locale): Promise<PropertyHeadWords> {
  const [t, preview, goal, price, energy] = await Promise.all([
    translatorIn(locale, 'property'),
    translatorIn(locale, 'preview'),
    translatorIn(locale, 'goal'),
    translatorIn(locale, 'price'),
    translatorIn(locale, 'energy'),
  ]);
  return {
    goal: { sale: goal('sale'), rent: goal('rent'), takeover: goal('takeover') },
    draft: preview('draft'),
    onRequest: price('onRequest'),
    addressOnRequest: t('addressOnRequest'),
    soldNotice: t('soldNotice'),
    soldOutNotice: t('soldOutNotice'),
    rentedNotice: t('rentedNotice'),
    seeSimilar: t('seeSimilar'),
    energyLabel: energy('label'),
    labelOf: (label) => energy('labelOf', { label }),
  };
}

export async function attributeWords(locale: Locale): Promise<AttributeWords> {
  const [attributes, groups, choices, units] = await Promise.all([
    translatorIn(locale, 'attributes'),
    translatorIn(locale, 'groups'),
    translatorIn(locale, 'choices'),
    translatorIn(locale, 'units'),
  ]);
  return {
    attribute: (key) => attributes(key),
    group: (key) => groups(key),
    // Which values an attribute has, its schema knows; tests/checks/messages.test.ts holds that each has a label.
    choice: (key, value) => choices(`${key}.${value}` as MessageKey<'choices'>),
    unit: (unit) => units(unit),
  };
}

/** What a home shows in place of a price that is not published, and on a draft. */
export async function cardWords(locale: Locale): Promise<{ onRequest: string; draft: string }> {
  const [preview, price] = await Promise.all([translatorIn(locale, 'preview'), translatorIn(locale, 'price')]);
  return { onRequest: price('onRequest'), draft: preview('draft') };
}

/** The words of videos, tours and downloads, on the page of a home and in the portal. */
export async function mediaWords(locale: Locale): Promise<MediaWords> {
  const t = await translatorIn(locale, 'media');
  return { video: t('video'), tour: t('tour'), download: t('download'), note: (kind) => t(`notes.${kind}`) };
}

/** The words of how price and standing changed, likewise. */
export async function historyWords(locale: Locale): Promise<HistoryWords> {
  const t = await translatorIn(locale, 'history');
  return {
    title: t('title'),
    date: t('date'),
    event: t('event'),
    price: t('price'),
    online: t('online'),
    newPrice: t('newPrice'),
    available: t('available'),
  };
}
