import { TextField } from '@/components/staff/fields';
import { weekdayName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatHoursOn, weekdays } from '@/lib/visits/week';
import styles from './hours.module.css';

interface WeekFieldsProps {
  /** The prefix of the field names. */
  prefix: string;
  hours: Parameters<typeof formatHoursOn>[0];
  locale: Locale;
}

/** The hours of a week, a line a day. */
export const WeekFields = ({ prefix, hours, locale }: WeekFieldsProps) => (
  <div className={styles.week}>
    {weekdays.map((day) => (
      <TextField
        key={day}
        className={styles.day}
        label={weekdayName(day, locale)}
        name={`${prefix}.${day}`}
        defaultValue={formatHoursOn(hours, day)}
        maxLength={200}
        autoComplete="off"
      />
    ))}
  </div>
);
