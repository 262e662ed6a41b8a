import { getTranslations } from 'next-intl/server';
import { languageName } from '@/lib/i18n/format';
import { type Locale, localize } from '@/lib/i18n/locales';
import { roomName, rooms } from '@/lib/media/rooms';
import { pictureKinds, shownOrigins } from '@/lib/records/pictures/picture-list';
import { focusPlaces } from '@/lib/records/pictures/picture-words';
import { conflictWords } from '../edit/conflict-words';
import type { DescribeWords } from './describe-dialog';
import type { PicturesWords } from './picture-field';

// Filled in by the browser.
const [name, number, count, id] = ['{name}', '{number}', '{count}', '{id}'];

/** The sentences of a PictureField in the language of the page. */
export async function pictureFieldWords(locale: Locale): Promise<PicturesWords> {
  const [t, all] = [await getTranslations('office.pictures.field'), await getTranslations('office.pictures')];
  return {
    choose: t('choose'),
    choosePlans: t('choosePlans'),
    chooseOne: t('chooseOne'),
    hint: t('hint'),
    main: t('main'),
    makeMain: t('makeMain'),
    isPlan: t('isPlan'),
    isPhoto: t('isPhoto'),
    up: t('up', { name }),
    down: t('down', { name }),
    remove: t('remove', { name }),
    moved: t('moved', { name, number }),
    retry: t('retry'),
    sending: t('sending', { name }),
    progress: t('progress', { count }),
    narrow: t('narrow'),
    failed: t('failed'),
    dialogs: {
      describe: await describeWords(locale),
      choose: {
        open: t('chooseOpen'),
        title: t('chooseTitle'),
        search: all('search'),
        kind: all('kind'),
        any: all('any'),
        kinds: pictureKinds.map((kind) => [kind, all(`kinds.${kind}`)]),
        show: all('show'),
        none: all('none'),
        page: t('page', { page: '{page}', pages: '{pages}' }),
        previous: all('previous'),
        next: all('next'),
        take: t('take'),
        chosen: t('chosen', { count }),
        failed: t('failed'),
        close: t('close'),
      },
    },
  };
}

/** Those of the dialog in which a picture is described. */
export async function describeWords(locale: Locale): Promise<DescribeWords> {
  const [t, field] = [await getTranslations('office.pictures'), await getTranslations('office.pictures.field')];
  const origins = await getTranslations('origin.labels');
  const choices = (axis: keyof typeof focusPlaces) =>
    focusPlaces[axis].map((place, i) => [String(i * 25), t(`places.${place}`)] as const);
  return {
    describe: t('describe'),
    describeNamed: t('describeNamed', { id }),
    text: t('describeText'),
    atOnce: t('atOnce'),
    altIn: localize((language) => t('altIn', { language: languageName(language, locale) })),
    room: t('room'),
    noRoom: t('noRoom'),
    rooms: rooms.map((room) => [room, roomName(room, locale)]),
    propose: t('propose'),
    proposed: t('proposed'),
    kind: t('kind'),
    kinds: pictureKinds.map((kind) => [kind, t(`kinds.${kind}`)]),
    origin: t('origin'),
    originText: t('originText'),
    origins: shownOrigins.map((origin) => [origin, origins(origin)]),
    focus: t('focus'),
    across: t('across'),
    down: t('down'),
    acrossPlaces: choices('x'),
    downPlaces: choices('y'),
    save: t('save'),
    conflicts: await conflictWords(),
    close: field('close'),
    failed: field('failed'),
  };
}
