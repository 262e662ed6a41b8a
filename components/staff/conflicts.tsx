import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { ShownConflict } from '@/lib/staff/form-conflict';
import styles from './conflicts.module.css';

interface ConflictsProps {
  conflicts: readonly ShownConflict[];
  /** Whether both are of one person, in two tabs. */
  isOfTabs?: boolean;
  onResolve: (isMine: (path: string) => boolean) => Promise<void>;
}

/** Fields that were changed twice, with both values: nothing is written until it is decided. */
export function Conflicts({ conflicts, isOfTabs = false, onResolve }: ConflictsProps) {
  const t = useTranslations('office.edit');
  const id = useId();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (path: string, isTheirs: boolean) =>
    setTheirs(isTheirs ? [...theirs, path] : theirs.filter((one) => one !== path));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may be far below: the person has to see why nothing was saved.
  useEffect(() => {
    if (conflicts.length === 0) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [conflicts]);
  return (
    <section className={styles.conflicts} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t(isOfTabs ? 'tabConflict' : 'conflict')}
      </h2>
      <p>{t(isOfTabs ? 'tabConflictText' : 'conflictText')}</p>
      {conflicts.map(({ path, label, by, ...values }) => (
        <fieldset key={path} className={styles.conflict}>
          <legend>{label}</legend>
          {by && <p>{by}</p>}
          {(['mine', 'theirs'] as const).map((whose) => (
            <label key={whose}>
              <input
                type="radio"
                name={`conflict-${path}`}
                checked={theirs.includes(path) === (whose === 'theirs')}
                onChange={() => choose(path, whose === 'theirs')}
              />
              <span>
                <strong>{t(isOfTabs && whose === 'theirs' ? 'otherTab' : whose)}</strong>
                <span>{values[whose] || t('empty')}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        className="button"
        type="button"
        onClick={({ currentTarget }) => {
          // The pressed button disappears, so move the focus first.
          currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
          void onResolve((path) => !theirs.includes(path));
        }}
      >
        {t('resolve')}
      </button>
    </section>
  );
}
