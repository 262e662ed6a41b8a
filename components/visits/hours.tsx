import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import type { Staff } from '@/lib/accounts/store-staff';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import type { HoursPage } from '@/lib/visits/hours-page';
import { Absences } from './absences';
import { BrokerHours } from './broker-hours';
import { CalendarAddresses } from './calendar-addresses';
import { VisitsToCheck } from './visits-to-check';

interface HoursProps {
  staff: Staff;
  hours: HoursPage;
  /** The person's unsaved changes in the hours of brokers. */
  savedCopies: ReadonlyMap<string, FormCopy>;
  locale: Locale;
  data: Snapshot;
}

/** The times for appointments: absences, the hours of each broker, the rules; and the calendars that show them. */
export async function Hours({ staff, hours, savedCopies, locale, data }: HoursProps) {
  const t = await getTranslations('office.hours');
  const { check, brokers, calendars, base } = hours;
  return (
    <main id="content" className={page.page} data-part="hours">
      <h1 className={page.title}>{t('title')}</h1>
      {!hours.managesAll && staff.broker === null && <p>{t('noPerson')}</p>}
      <VisitsToCheck homes={check} locale={locale} data={data} />
      <Absences hours={hours} locale={locale} data={data} />
      {calendars.length > 0 && <CalendarAddresses calendars={calendars} />}
      {brokers.length > 0 && <BrokerHours brokers={brokers} base={base} savedCopies={savedCopies} locale={locale} />}
    </main>
  );
}
