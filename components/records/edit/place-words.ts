import { getTranslations } from 'next-intl/server';
import { mapWords } from '@/components/map/map-words';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { pinMapView } from '@/lib/map/page-map';
import type { PinWords } from './pin-field';
import type { TownWords } from './town-box';

/** The words of the field of a town. */
export async function townWords(): Promise<TownWords> {
  const t = await getTranslations('office.edit.town');
  return {
    found: t('found', { count: '{count}' }),
    none: t('none'),
    failed: t('failed'),
    part: t('part', { municipality: '{municipality}' }),
  };
}

/** The words of the pin below coordinates, with its map. */
export async function pinWords(locale: Locale, data: Snapshot): Promise<PinWords> {
  const t = await getTranslations('office.edit.pin');
  const message = pinMapView(locale, data);
  return {
    find: t('find'),
    open: t('open'),
    help: t('help'),
    circle: t('circle'),
    of: { address: t('of.address'), unknown: t('of.unknown'), town: t('of.town') },
    noTown: t('noTown'),
    failed: t('failed'),
    map: {
      title: t('map'),
      pin: t('pin'),
      message: { ...message, messageInfo: { ...message.messageInfo, words: await mapWords() } },
    },
  };
}
