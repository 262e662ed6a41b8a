import { getTranslations } from 'next-intl/server';
import { CopiedForm } from '@/components/staff/copied-form';
import { TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { ruleLimits, type VisitRules, visitsSchema } from '@/lib/content/visit-settings';
import { date, languageName } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import styles from './hours.module.css';
import { WeekFields } from './week-fields';

interface RulesProps {
  rules: VisitRules;
  /** The person's unsaved changes. */
  savedCopy: FormCopy | undefined;
  locale: Locale;
}

/** The rules of data/visits.json, which an owner of the agency can change. */
export async function Rules({ rules: stored, savedCopy, locale }: RulesProps) {
  const t = await getTranslations('office.hours');
  // Unsaved changes stand in the rows of closed days as they were then.
  const rules = visitsSchema.safeParse(savedCopy?.base.sent).data ?? stored;
  return (
    <main id="content" className={page.page} data-part="rules">
      <h1 className={page.title}>{t('rules')}</h1>
      <p className={page.muted}>{t('rulesText')}</p>
      <CopiedForm
        action="rules.change"
        id=""
        base={rules}
        savedCopy={savedCopy}
        className={styles.rules}
        label={t('rules')}
      >
        <p className={page.muted}>{t('weekHint')}</p>
        <Place name="homes" title={t('homes')} rules={rules} locale={locale} />
        <Place name="office" title={t('meetings')} rules={rules} locale={locale} />
        <fieldset className={styles.part}>
          <legend>{t('common')}</legend>
          <div className={styles.numbers}>
            {(['noticeHours', 'daysAhead', 'holdMinutes', 'offerHours'] as const).map((name) => (
              <RuleNumber key={name} name={name} value={rules[name]} />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{t('closed')}</legend>
          <p className={page.muted}>{t('closedText')}</p>
          <label className="check-line">
            <input type="checkbox" name="publicHolidays" defaultChecked={rules.publicHolidays} />
            {t('publicHolidays')}
          </label>
          {rules.closed.map((period, i) => (
            <Period key={`${period.from} ${period.to}`} row={i} period={period} locale={locale} />
          ))}
          <Period key={`new ${rules.closed.length}`} row={rules.closed.length} period={null} locale={locale} />
        </fieldset>
        <button className="button" type="submit">
          {t('save')}
        </button>
      </CopiedForm>
    </main>
  );
}

interface PlaceProps extends Pick<RulesProps, 'rules' | 'locale'> {
  name: 'homes' | 'office';
  title: string;
}

const Place = ({ name, title, rules, locale }: PlaceProps) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    <WeekFields prefix={name} hours={rules[name].hours} locale={locale} />
    <div className={styles.numbers}>
      <RuleNumber name="slotMinutes" of={name} value={rules[name].slotMinutes} />
      <RuleNumber name="seats" of={name} value={rules[name].seats} />
    </div>
  </fieldset>
);

interface RuleNumberProps {
  name: keyof typeof ruleLimits;
  of?: 'homes' | 'office';
  value: number;
}

async function RuleNumber({ name, of, value }: RuleNumberProps) {
  const t = await getTranslations('office.hours');
  const [min, max] = ruleLimits[name];
  const hint = [of === 'homes' && name === 'seats' && t('seatsHint'), t('range', { min, max })].filter(Boolean);
  return (
    <TextField
      label={t(name)}
      name={of ? `${of}.${name}` : name}
      hint={hint.join(' · ')}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      defaultValue={value}
      required
    />
  );
}

interface PeriodProps {
  row: number;
  period: VisitRules['closed'][number] | null;
  locale: Locale;
}

async function Period({ row, period, locale }: PeriodProps) {
  const t = await getTranslations('office.hours');
  const title = period ? t('period', { from: date(period.from, locale), to: date(period.to, locale) }) : t('newPeriod');
  return (
    <details className={styles.fold}>
      <summary>
        {period && <span className={styles.name}>{title}</span>}
        <span className={page.muted}>{period?.why?.[locale]}</span>
        <span className={`link ${styles.open}`}>{period ? t('edit') : title}</span>
      </summary>
      <div className={styles.numbers}>
        <TextField label={t('from')} name={`closed.${row}.from`} type="date" defaultValue={period?.from} />
        <TextField label={t('to')} name={`closed.${row}.to`} type="date" defaultValue={period?.to} />
        {locales.map((language) => (
          <TextField
            key={language}
            label={t('whyIn', { language: languageName(language, locale) })}
            name={`closed.${row}.why.${language}`}
            defaultValue={period?.why?.[language]}
            maxLength={200}
          />
        ))}
      </div>
      {period && (
        <label className="check-line">
          <input type="checkbox" name={`closed.${row}.drop`} />
          {t('drop')}
        </label>
      )}
    </details>
  );
}
