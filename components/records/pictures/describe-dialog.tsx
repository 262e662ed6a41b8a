import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { Conflicts } from '@/components/staff/conflicts';
import { CopyStatus } from '@/components/staff/copy-status';
import styles from '@/components/staff/dialog.module.css';
import { SelectField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeDialog } from '@/components/staff/office-dialog';
import { useOfficeAction } from '@/components/staff/use-office-action';
import { type Locale, locales, localize } from '@/lib/i18n/locales';
import { roomName, rooms } from '@/lib/media/rooms';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';
import {
  type PictureWords,
  pictureKinds,
  roundToQuarter,
  shownOrigins,
  storedWords,
} from '@/lib/records/pictures/picture-words';
import { FocusPicture } from './focus-picture';
import { toPictureFields, useAltLabel, useFocusOptions, usePictureCopy } from './use-picture-copy';

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
  const t = useTranslations('office.pictures');
  const field = useTranslations('office.pictures.field');
  const origins = useTranslations('origin');
  const reason = useTranslations('office.errors');
  const altLabel = useAltLabel();
  const focusOptions = useFocusOptions();
  const { typed, latest, copy, change } = usePictureCopy(picture);
  const { alt, kind, focus, origin } = typed;
  const [room, setRoom] = useState(picture.kind === 'plan' ? 'plan' : '');
  const [message, setMessage] = useState({ text: '', isError: false });

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
                  value={String(roundToQuarter(focus.x))}
                  options={focusOptions('x')}
                  onChange={({ target }) => change({ focus: { ...focus, x: Number(target.value) } })}
                />
                <SelectField
                  label={t('down')}
                  name="y"
                  value={String(roundToQuarter(focus.y))}
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
              label={altLabel(language)}
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
