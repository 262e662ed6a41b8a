import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './people.module.css';
import type { PersonProps } from './person-page';

/** Merges two addresses of one person, after showing what will be moved. */
export async function MergePerson({ view: { person, doubles }, locale }: PersonProps) {
  const t = await getTranslations('office.people');
  if (!doubles) return null;
  const { candidates, chosen } = doubles;
  return (
    <details name="person" id="merge" open={chosen !== null || undefined}>
      <summary className="link">{t('merge', { count: candidates.length })}</summary>
      {chosen ? (
        <OfficeForm action="person.merge" className={page.form}>
          <input type="hidden" name="id" value={person.id} />
          <input type="hidden" name="from" value={chosen.id} />
          <p>{t('mergePreview', { from: chosen.email, into: person.email })}</p>
          <ul className={styles.list} data-part="merge-preview">
            <li>{t('leads', { count: chosen.counts?.leads ?? 0 })}</li>
            <li>{t('visits', { count: chosen.counts?.visits ?? 0 })}</li>
            <li>{t('searches', { count: chosen.counts?.searches ?? 0 })}</li>
            {chosen.counts?.newsletter && <li>{t('newsletter')}</li>}
            {chosen.counts && chosen.counts.homes !== null && <li>{t('owner', { count: chosen.counts.homes })}</li>}
          </ul>
          <p className={page.muted}>{t('mergeText')}</p>
          <div className={page.buttons}>
            <button className="button" type="submit">
              {t('mergeSubmit')}
            </button>
            <Link className="button button-quiet" href={officeHref(`people/${person.id}`, locale)} prefetch={false}>
              {t('cancel')}
            </Link>
          </div>
        </OfficeForm>
      ) : (
        <>
          <p className={page.muted}>{candidates.length > 0 ? t('candidates') : t('candidatesNone')}</p>
          <ul>
            {candidates.map((candidate) => (
              <li key={candidate.id} className={styles.line}>
                <Link className="link" href={`?merge=${candidate.id}#merge`} prefetch={false}>
                  {candidate.email}
                </Link>
                <span className={page.muted}>{[candidate.name, candidate.phone].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
          <OfficeForm action="person.find-double" className={page.form}>
            <input type="hidden" name="id" value={person.id} />
            <TextField label={t('otherAddress')} type="email" name="email" maxLength={254} required />
            <button className="button button-quiet" type="submit">
              {t('look')}
            </button>
          </OfficeForm>
        </>
      )}
    </details>
  );
}
