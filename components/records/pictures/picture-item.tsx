import { useTranslations } from 'next-intl';
import type { HTMLAttributes } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import styles from '@/components/staff/field.module.css';
import page from '@/components/staff/office.module.css';
import type { Locale } from '@/lib/i18n/locales';
import type { KnownPicture } from '@/lib/records/pictures/known-pictures';

interface ItemProps {
  id: string;
  index: number;
  count: number;
  /** Unknown until the office has answered. */
  known: KnownPicture | undefined;
  /** Whether the field is for plans; undefined for one that takes any. */
  isForPlans: boolean | undefined;
  isNarrow: boolean;
  hasMain: boolean;
  locale: Locale;
  drag: HTMLAttributes<HTMLLIElement> & { 'data-dragged'?: string | undefined };
  onMove: (to: number) => void;
  onRemove: () => void;
  onDescribe: (picture: KnownPicture) => void;
}

/** A picture of a field: what it shows, and what can be done with it. */
export function PictureItem({ id, index, count, known, isForPlans, isNarrow, hasMain, locale, ...does }: ItemProps) {
  const t = useTranslations('office.pictures.field');
  const describe = useTranslations('office.pictures')('describe');
  const { drag, onMove, onRemove, onDescribe } = does;
  const isPlan = known ? known.kind === 'plan' : isForPlans === true;
  const isOdd = known !== undefined && isForPlans !== undefined && isPlan !== isForPlans;
  const isMain = hasMain && index === 0;
  return (
    <li className={styles.item} data-picture={id} data-main={isMain || undefined} draggable={count > 1} {...drag}>
      <img
        className={isPlan ? `${styles.picture} ${styles.plan}` : styles.picture}
        src={`/api/office/pictures/${id}/?locale=${locale}`}
        alt=""
        loading="lazy"
        draggable={false}
      />
      {isMain && <p className={styles.main}>{t('main')}</p>}
      <p className={styles.name}>{known?.alt[locale] || id}</p>
      {isOdd && <p className={styles.warning}>{t(isPlan ? 'isPlan' : 'isPhoto')}</p>}
      {isNarrow && <p className={styles.warning}>{t('narrow')}</p>}
      <div className={styles.acts}>
        {count > 1 && (
          <>
            <ActionButton
              icon="arrow-left"
              name={t('up', { name: id })}
              isDisabled={index === 0}
              act={() => onMove(index - 1)}
            />
            <ActionButton
              icon="arrow-right"
              name={t('down', { name: id })}
              isDisabled={index === count - 1}
              act={() => onMove(index + 1)}
            />
          </>
        )}
        <ActionButton icon="x" name={t('remove', { name: id })} act={onRemove} />
        {known && (
          <button className="link" type="button" onClick={() => onDescribe(known)}>
            {describe}
            <span className="sr-only"> {id}</span>
          </button>
        )}
        {hasMain && index > 0 && (
          <button
            className={`link ${page.muted}`}
            type="button"
            onClick={({ currentTarget }) => {
              // The main picture has no such button: the focus stays with the picture.
              const item = currentTarget.closest('li');
              onMove(0);
              setTimeout(() => item?.querySelector('button')?.focus());
            }}
          >
            {t('makeMain')}
            <span className="sr-only"> {id}</span>
          </button>
        )}
      </div>
    </li>
  );
}
