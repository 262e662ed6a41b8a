import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useState } from 'react';
import styles from '@/components/staff/dialog.module.css';
import { SelectField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeDialog } from '@/components/staff/office-dialog';
import type { Locale } from '@/lib/i18n/locales';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';
import { pictureKinds } from '@/lib/records/pictures/picture-words';

export interface ChooseProps {
  /** The pictures that the field already has. */
  taken: readonly string[];
  isMany: boolean;
  /** The kind of pictures that the field takes. */
  kind?: string | undefined;
  locale: Locale;
  onChoose: (pictures: readonly KnownPicture[]) => void;
  onClose: () => void;
}

interface Found {
  pictures: readonly KnownPicture[];
  found: number;
  pages: number;
}

/** Chooses among the pictures that are there, those used nowhere first. */
export function ChooseDialog({ taken, isMany, kind = '', locale, onChoose, onClose }: ChooseProps) {
  const [t, field] = [useTranslations('office.pictures'), useTranslations('office.pictures.field')];
  const [query, setQuery] = useState({ text: '', kind, page: 1 });
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  const [chosen, setChosen] = useState<readonly KnownPicture[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const sent = new URLSearchParams({ text: query.text, kind: query.kind, page: String(query.page) });
    fetch(`/api/office/pictures/?${sent}`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : 'failed'))
      .then(setFound)
      .catch(() => !stop.signal.aborted && setFound('failed'));
    return () => stop.abort();
  }, [query]);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setQuery({ text: String(form.get('text')), kind: String(form.get('kind')), page: 1 });
  };
  const finish = (pictures: readonly KnownPicture[]) => {
    onChoose(pictures);
    onClose();
  };
  const press = (picture: KnownPicture) => {
    if (!isMany) return finish([picture]);
    const isChosen = chosen.some(({ id }) => id === picture.id);
    setChosen(isChosen ? chosen.filter(({ id }) => id !== picture.id) : [...chosen, picture]);
  };
  const turn = (label: string, to: number, isThere: boolean) => (
    <button
      className="button button-quiet"
      type="button"
      aria-disabled={!isThere || undefined}
      onClick={() => isThere && setQuery({ ...query, page: to })}
    >
      {label}
    </button>
  );
  const isList = found !== null && found !== 'failed';
  return (
    <OfficeDialog title={field('chooseTitle')} close={field('close')} onClose={onClose}>
      <search>
        <form className={styles.search} onSubmit={search}>
          <TextField label={t('search')} type="search" name="text" />
          <SelectField
            label={t('kind')}
            name="kind"
            defaultValue={kind}
            options={[['', t('any')], ...pictureKinds.map((one) => [one, t(`kinds.${one}`)] as const)]}
          />
          <button className="button button-quiet" type="submit">
            {t('show')}
          </button>
        </form>
      </search>
      <p className={found === 'failed' ? page.error : page.muted} role="status">
        {found === 'failed' && field('failed')}
        {isList && (found.found === 0 ? t('none') : field('page', { page: query.page, pages: found.pages }))}
      </p>
      {isList && (
        <ul className={styles.choices} data-part="choose-picture">
          {found.pictures.map((picture) => {
            const { id, alt } = picture;
            const isTaken = taken.includes(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={isTaken || chosen.some((one) => one.id === id)}
                  disabled={isTaken}
                  data-plan={picture.kind === 'plan' || undefined}
                  onClick={() => press(picture)}
                >
                  <img src={`/api/office/pictures/${id}/?locale=${locale}`} alt="" loading="lazy" />
                  <span>{alt[locale] || id}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.foot}>
        {isList && found.pages > 1 && (
          <>
            {turn(t('previous'), query.page - 1, query.page > 1)}
            {turn(t('next'), query.page + 1, query.page < found.pages)}
          </>
        )}
        {isMany && (
          <button
            className="button"
            type="button"
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && finish(chosen)}
          >
            {chosen.length > 0 ? field('chosen', { count: chosen.length }) : field('take')}
          </button>
        )}
      </div>
    </OfficeDialog>
  );
}
