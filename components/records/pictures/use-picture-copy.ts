import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Fields, useFormCopy } from '@/components/staff/use-form-copy';
import { isLocale, type Locale, localize } from '@/lib/i18n/locales';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';
import { focusPlaces, type PictureWords, pictureWords, roundToQuarter } from '@/lib/records/pictures/picture-words';

type Axis = keyof PictureWords['focus'];
const isAxis = (name: string): name is Axis => name === 'x' || name === 'y';

/** Returns the fields that a save sends. */
export const toPictureFields = ({ kind, origin, alt, focus: { x, y } }: PictureWords): Fields => ({
  kind,
  origin,
  ...alt,
  x: String(x),
  y: String(y),
});

const parsePictureFields = (fields: Fields): PictureWords => ({
  kind: fields.kind as PictureWords['kind'],
  origin: fields.origin as PictureWords['origin'],
  alt: localize((language) => fields[language] ?? ''),
  focus: { x: Number(fields.x), y: Number(fields.y) },
});

/** Returns the label of the alternative text in a language. */
export function useAltLabel(): (language: Locale) => string {
  const t = useTranslations('office.pictures');
  const { displayName } = useFormatter();
  return (language) => t('altIn', { language: displayName(language, { type: 'language' }) });
}

/** Returns the options of an axis of the point that stays in view: quarters, as percentages with their names. */
export function useFocusOptions(): (axis: Axis) => (readonly [string, string])[] {
  const t = useTranslations('office.pictures');
  return (axis) => focusPlaces[axis].map((place, i) => [String(i * 25), t(`places.${place}`)] as const);
}

/** Returns the label of a field in a conflict, and a value of it in words. */
function useFieldWords() {
  const t = useTranslations('office.pictures');
  const origins = useTranslations('origin');
  const altLabel = useAltLabel();
  const focusOptions = useFocusOptions();
  const fieldLabel = (name: string): string => {
    if (isLocale(name)) return altLabel(name);
    return t(name === 'x' ? 'across' : name === 'y' ? 'down' : (name as 'kind' | 'origin'));
  };
  const fieldText = (name: string, value: string): string => {
    if (name === 'kind') return t(`kinds.${value as PictureWords['kind']}`);
    if (name === 'origin') return origins(`labels.${value as PictureWords['origin']}`);
    const options = isAxis(name) ? focusOptions(name) : [];
    return options.find(([place]) => place === String(roundToQuarter(Number(value))))?.[1] ?? value;
  };
  return (name: string) => ({ label: fieldLabel(name), toText: (value: string) => fieldText(name, value) });
}

/** Holds the description of a picture, and stores what is typed in the working copy of the person. */
export function usePictureCopy(picture: KnownPicture) {
  /** The description that the changes are based on. */
  const [base] = useState(() => pictureWords(picture));
  const [typed, setTyped] = useState(base);
  /** The current description, also once the dialog is closed. */
  const latest = useRef(base);
  const show = (words: PictureWords) => {
    latest.current = words;
    setTyped(words);
  };
  const describeField = useFieldWords();
  const copy = useFormCopy({
    form: `picture.describe/${picture.id}`,
    sent: base,
    isWatched: true,
    read: () => toPictureFields(latest.current),
    show: (fields) => show(parsePictureFields(fields)),
    describeField,
  });
  const start = useEffectEvent(() => copy.start(toPictureFields(base)));
  useEffect(() => start(), []);
  const change = (changed: Partial<PictureWords>) => {
    show({ ...latest.current, ...changed });
    copy.onTyped();
  };
  return { typed, latest, copy, change };
}
