import 'server-only';
import { languageName } from '../../i18n/format.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import type { FieldText } from '../field-texts.ts';
import { focusPlaces, type PictureWords, roundToQuarter } from './picture-words.ts';

/** The fields of a picture as its dialog names them, by their paths: "alt.nl", "focus.x". */
export async function pictureFields(locale: Locale): Promise<(path: string) => FieldText | null> {
  const [t, origins] = await Promise.all([
    translatorIn(locale, 'office.pictures'),
    translatorIn(locale, 'origin.labels'),
  ]);
  const sayShare = (axis: 'x' | 'y') => (value: unknown) => {
    const place = focusPlaces[axis][roundToQuarter(Number(value)) / 25];
    return place ? t(`places.${place}`) : '';
  };
  const fields: Record<string, FieldText> = {
    'focus.x': { label: t('across'), value: sayShare('x') },
    'focus.y': { label: t('down'), value: sayShare('y') },
    kind: { label: t('kind'), value: (kind) => t(`kinds.${kind as PictureWords['kind']}`) },
    origin: { label: t('origin'), value: (origin) => origins(origin as PictureWords['origin']) },
  };
  return (path) => {
    const language = path.replace(/^alt\./, '');
    if (isLocale(language)) return { label: t('altIn', { language: languageName(language, locale) }), value: String };
    return Object.hasOwn(fields, path) ? (fields[path] ?? null) : null;
  };
}
