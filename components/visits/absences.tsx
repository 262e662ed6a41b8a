import { getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { addDays, dayOf, timeOf } from '@/lib/base/day';
import type { Snapshot } from '@/lib/content/snapshot';
import { briefDay, clock } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { allBrokers } from '@/lib/visits/absence-names';
import { officeAgenda } from '@/lib/visits/agenda';
import type { HoursPage } from '@/lib/visits/hours-page';
import styles from './hours.module.css';
import { VisitLines } from './visit-lines';

interface AbsencesProps {
  hours: HoursPage;
  locale: Locale;
  data: Snapshot;
}

/** Absences with a form to enter one; the appointments in an absence are listed with it. */
export async function Absences({ hours, locale, data }: AbsencesProps) {
  const t = await getTranslations('office.hours');
  const { absences, names, brokers, managesAll } = hours;
  const agendaName = (agenda: string | null) =>
    agenda === null ? t('everybody') : agenda === officeAgenda ? t('office') : (names.get(agenda) ?? agenda);
  const theirs = brokers.map(({ agenda, name }) => [agenda, name] as const);
  const all = [[allBrokers, t('everybody')] as const, [officeAgenda, t('office')] as const];
  return (
    <section className={page.section} data-part="absences">
      <h2>{t('away')}</h2>
      <p className={page.muted}>{t('awayText')}</p>
      {(managesAll || brokers.length > 0) && (
        <OfficeForm action="absence.add" className={styles.enter} label={t('away')} resets>
          <SelectField
            label={t('who')}
            name="agenda"
            className={styles.who}
            options={managesAll ? [...all, ...theirs] : theirs}
            defaultValue={managesAll ? allBrokers : undefined}
          />
          <TextField label={t('from')} name="from" type="date" min={dayOf(Date.now())} required />
          <TextField label={t('to')} name="to" type="date" hint={t('toHint')} />
          <TextField label={t('begins')} name="begins" type="time" hint={t('beginsHint')} />
          <TextField label={t('ends')} name="ends" type="time" />
          <TextField label={t('why')} name="why" maxLength={200} hint={t('whyHint')} className={styles.why} />
          <button className="button" type="submit">
            {t('add')}
          </button>
        </OfficeForm>
      )}
      {absences.length === 0 && <p className={page.empty}>{t('none')}</p>}
      <ul className={styles.absences}>
        {absences.map(({ id, agenda, startsAt, endsAt, why, by, isKept, visits }) => (
          <li key={id} className={styles.absence} data-absence={id}>
            <p className={styles.line}>
              <span className={styles.when}>{spanText(startsAt, endsAt, locale)}</span>
              <span className={styles.name}>{agendaName(agenda)}</span>
              <span className={page.muted}>{[why, t('by', { name: by })].filter(Boolean).join(' · ')}</span>
            </p>
            {isKept && (
              <OfficeForm action="absence.remove">
                <input type="hidden" name="id" value={id} />
                <button className={`link ${styles.press}`} type="submit">
                  {t('remove')}
                </button>
              </OfficeForm>
            )}
            {visits.length > 0 && (
              <div className={styles.standing}>
                <p className={page.error}>{t('standing', { count: visits.length })}</p>
                <VisitLines visits={visits} all={['absence', id]} locale={locale} data={data} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "di 24 nov", "di 24 nov – vr 27 nov" in whole days, "di 24 nov 10:00–12:00" */
function spanText(startsAt: number, endsAt: number, locale: Locale): string {
  const midnight = '00:00';
  const [first, begins, ends] = [dayOf(startsAt), timeOf(startsAt), timeOf(endsAt)];
  const last = ends === midnight ? addDays(dayOf(endsAt), -1) : dayOf(endsAt);
  const year = first.slice(0, 4) === dayOf(Date.now()).slice(0, 4) && last.slice(0, 4) === first.slice(0, 4);
  const say = (day: string) => briefDay(day, locale) + (year ? '' : ` ${day.slice(0, 4)}`);
  const isWhole = begins === midnight && ends === midnight;
  const days = first === last ? say(first) : `${say(first)} – ${say(last)}`;
  return isWhole ? days : `${days} ${clock(locale, begins, ends === midnight ? '24:00' : ends)}`;
}
