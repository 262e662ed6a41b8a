import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { Icon } from '@/components/ui/icon';
import type { AuditEntry } from '@/lib/audit/store';
import type { Snapshot } from '@/lib/content/snapshot';
import { dateAndTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { LogSubject } from '@/lib/office/log-subjects';
import { logWords } from '@/lib/office/log-words';
import styles from './log.module.css';

interface LogLinesProps {
  entries: readonly AuditEntry[];
  locale: Locale;
  data: Snapshot;
  /** The subjects of the lines, by their ids; left out if all have the same subject. */
  subjects?: ReadonlyMap<string, LogSubject>;
  /** The address of the log with the lines of one subject. */
  hrefOf?(subject: string): string;
  /** The lines that can be undone here. */
  undoable?: ReadonlySet<string>;
}

/** Audit events: person, action, time, and each changed value before and after. */
export async function LogLines({ entries, locale, data, subjects, hrefOf, undoable }: LogLinesProps) {
  const [t, office] = await Promise.all([getTranslations('office.log'), getTranslations('office')]);
  const words = await logWords(locale, data);
  if (entries.length === 0) return <p className={page.muted}>{t('none')}</p>;
  return (
    <ul className={styles.lines} data-part="log-lines">
      {entries.map((entry) => {
        const { id, at, actorName, action, subject } = entry;
        const about = subjects?.get(id);
        return (
          <li key={id} className={styles.line}>
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {dateAndTime(at, locale)}
            </time>
            <span>{actorName}</span>
            <span className={styles.what}>
              <span>
                {words.action(action)}
                {about && <About about={about} />}
              </span>
              {about && subject && hrefOf && (
                <Link className={styles.all} href={hrefOf(subject)} prefetch={false}>
                  <Icon name="list" label={t('allAbout', { what: about.text })} />
                </Link>
              )}
            </span>
            <div className={page.muted}>
              {words.changes(entry).join('; ')}
              {undoable?.has(id) && (
                <OfficeForm action="undo" label={words.action(action)}>
                  <button className="button button-quiet" type="submit" name="undo" value={id}>
                    {office('toast.undo')}
                  </button>
                </OfficeForm>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const About = ({ about: { text, href } }: { about: LogSubject }) => (
  <>
    {' · '}
    {href ? (
      <Link className="link" href={href} prefetch={false}>
        {text}
      </Link>
    ) : (
      text
    )}
  </>
);
