import { useFormatter, useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Conflicts } from '@/components/staff/conflicts';
import { CopyStatus } from '@/components/staff/copy-status';
import styles from '@/components/staff/dialog.module.css';
import { SelectField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeDialog } from '@/components/staff/office-dialog';
import { type Fields, useFormCopy } from '@/components/staff/use-form-copy';
import { useOfficeAction } from '@/components/staff/use-office-action';
import { isLocale, type Locale, locales, localize } from '@/lib/i18n/locales';
import { roomName, rooms } from '@/lib/media/rooms';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';
import {
  focusPlaces,
  nearestQuarter,
  type PictureWords,
  pictureKinds,
  pictureWords,
  shownOrigins,
  storedWords,
} from '@/lib/records/pictures/picture-words';
import { FocusPicture } from './focus-picture';

export interface DescribeProps {
  picture: KnownPicture;
  /** The home whose form it is. */
  home?: number | undefined;
  locale: Locale;
  onSaved?: (picture: KnownPicture) => void;
  onClose: () => void;
}

/**
 * The description of a picture in each language, its kind and origin, and the point that stays in view where a page crops it; saved at once.
 * Where somebody else changed the same field meanwhile, both values are shown before anything is written.
 */
export function DescribeDialog({ picture, home, locale, onSaved, onClose }: DescribeProps) {
  const [t, field, origins] = [
    useTranslations('office.pictures'),
    useTranslations('office.pictures.field'),
    useTranslations('origin'),
  ];
  const { displayName } = useFormatter();
  /** The description that the changes are based on. */
  const [base] = useState(() => pictureWords(picture));
  const [typed, setTyped] = useState(base);
  /** The current description, also once the dialog is closed. */
  const latest = useRef(base);
  const show = (words: PictureWords) => {
    latest.current = words;
    setTyped(words);
  };
  const [room, setRoom] = useState(picture.kind === 'plan' ? 'plan' : '');
  const [message, setMessage] = useState({ text: '', isError: false });
  const reason = useTranslations('office.errors');
  const { alt, kind, focus, origin } = typed;
  const copy = useFormCopy({
    form: `picture.describe/${picture.id}`,
    sent: base,
    isWatched: true,
    read: () => toPictureFields(latest.current),
    show: (fields) => show(parsePictureFields(fields)),
    describeField: (name) => ({ label: fieldLabel(name), toText: (value) => fieldText(name, value) }),
  });
  const start = useEffectEvent(() => copy.start(toPictureFields(base)));
  useEffect(() => start(), []);
  const change = (changed: Partial<PictureWords>) => {
    show({ ...latest.current, ...changed });
    copy.onTyped();
  };

  const altIn = (language: Locale) => t('altIn', { language: displayName(language, { type: 'language' }) });
  const fieldLabel = (name: string): string => {
    if (isLocale(name)) return altIn(name);
    return t(name === 'x' ? 'across' : name === 'y' ? 'down' : (name as 'kind' | 'origin'));
  };
  const fieldText = (name: string, value: string): string => {
    if (name === 'kind') return t(`kinds.${value as PictureWords['kind']}`);
    if (name === 'origin') return origins(`labels.${value as PictureWords['origin']}`);
    const places = isAxis(name) ? focusOptions(name) : [];
    return places.find(([place]) => place === String(nearestQuarter(Number(value))))?.[1] ?? value;
  };

  const propose = async () => {
    const query = { id: picture.id, room, ...(home === undefined ? {} : { home: String(home) }) };
    const answer = await fetch(`/api/office/picture-alt/?${new URLSearchParams(query)}`)
      .then((response) => response.json())
      .catch(() => null);
    if (answer?.alt) change({ alt: answer.alt });
    setMessage(answer?.alt ? { text: t('proposed'), isError: false } : { text: field('failed'), isError: true });
  };
  const { send, isBusy, messages, conflicts } = useOfficeAction({
    action: 'picture.describe',
    save: copy.save,
    read() {
      const form = new FormData();
      form.set('id', picture.id);
      for (const [name, value] of Object.entries(toPictureFields(latest.current))) form.set(name, value);
      return form;
    },
    onAnswer({ copy: answer, conflict, error, done }) {
      if (error) return setMessage({ text: conflict ? '' : reason(error), isError: true });
      if (!done) return;
      const stored = answer?.kind === 'stored' ? (answer.stored as PictureWords) : latest.current;
      onSaved?.({ id: picture.id, ...storedWords(stored) });
      onClose();
    },
  });

  const focusOptions = (axis: keyof typeof focusPlaces) =>
    focusPlaces[axis].map((place, i) => [String(i * 25), t(`places.${place}`)] as const);
  return (
    <OfficeDialog title={t('describeNamed', { id: picture.id })} close={field('close')} onClose={onClose}>
      {copy.state.conflict && <Conflicts isOfTabs conflicts={copy.state.conflict.fields} onResolve={copy.resolve} />}
      {conflicts}
      <form
        className={styles.describe}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send();
        }}
        aria-busy={isBusy}
        data-part="describe-picture"
      >
        <div className={styles.side}>
          <FocusPicture
            id={picture.id}
            kind={kind}
            focus={focus}
            locale={locale}
            onChange={(place) => change({ focus: place })}
          />
          {kind !== 'plan' && (
            <>
              <p className={page.muted}>{t('focus')}</p>
              <div className={styles.places}>
                <SelectField
                  label={t('across')}
                  name="x"
                  value={String(nearestQuarter(focus.x))}
                  options={focusOptions('x')}
                  onChange={({ target }) => change({ focus: { ...focus, x: Number(target.value) } })}
                />
                <SelectField
                  label={t('down')}
                  name="y"
                  value={String(nearestQuarter(focus.y))}
                  options={focusOptions('y')}
                  onChange={({ target }) => change({ focus: { ...focus, y: Number(target.value) } })}
                />
              </div>
            </>
          )}
          <SelectField
            label={t('kind')}
            name="kind"
            value={kind}
            options={pictureKinds.map((one) => [one, t(`kinds.${one}`)] as const)}
            onChange={({ target }) => change({ kind: target.value as KnownPicture['kind'] })}
          />
          {kind !== 'plan' && (
            <>
              <SelectField
                label={t('origin')}
                name="origin"
                value={origin}
                options={shownOrigins.map((one) => [one, origins(`labels.${one}`)] as const)}
                onChange={({ target }) => change({ origin: target.value as PictureWords['origin'] })}
              />
              <p className={page.muted}>{t('originText')}</p>
            </>
          )}
        </div>
        <div className={styles.texts}>
          <p className={page.muted}>{t('describeText')}</p>
          <div className={styles.propose}>
            <SelectField
              label={t('room')}
              name="room"
              value={room}
              options={[['', t('noRoom')], ...rooms.map((one) => [one, roomName(one, locale)] as const)]}
              onChange={({ target }) => setRoom(target.value)}
            />
            <button
              className="button button-quiet"
              type="button"
              aria-disabled={room === '' || undefined}
              onClick={() => room !== '' && void propose()}
            >
              {t('propose')}
            </button>
          </div>
          {[locale, ...locales.filter((one) => one !== locale)].map((language) => (
            <AltText
              key={language}
              label={altIn(language)}
              language={language}
              value={alt[language]}
              error={messages[language]}
              onChange={(text) => change({ alt: localize((one) => (one === language ? text : alt[one])) })}
            />
          ))}
          <p className={message.isError ? page.error : page.muted} role="status">
            {message.text}
          </p>
          <p>{t('atOnce')}</p>
          <button className="button" type="submit">
            {t('save')}
          </button>
          <CopyStatus state={copy.state.status} onDiscard={copy.discard} />
        </div>
      </form>
    </OfficeDialog>
  );
}

type Axis = keyof PictureWords['focus'];
const isAxis = (name: string): name is Axis => name === 'x' || name === 'y';

/** Returns the fields that a save sends. */
const toPictureFields = ({ kind, origin, alt, focus: { x, y } }: PictureWords): Fields => ({
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

interface AltProps {
  label: string;
  language: Locale;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function AltText({ label, language, value, error, onChange }: AltProps) {
  const id = useId();
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        name={language}
        lang={language}
        value={value}
        maxLength={300}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <span id={id} className={page.error}>
          {error}
        </span>
      )}
    </label>
  );
}
