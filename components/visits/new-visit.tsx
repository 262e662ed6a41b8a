import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AreaField, SelectField, TextField } from '@/components/staff/fields';
import { HomeField } from '@/components/staff/home-field';
import styles from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { languageName } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import type { BookingView } from '@/lib/visits/booking-view';
import visitStyles from './office-visit.module.css';
import { SlotPicker } from './slot-picker';

interface NewVisitProps {
  booking: BookingView;
  locale: Locale;
}

/** An appointment for somebody who called or is at the counter: first what for, then when and for whom. */
export async function NewVisit({ booking, locale }: NewVisitProps) {
  const t = await getTranslations('office.agenda.new');
  return (
    <main id="content" className={styles.page} data-part="new-visit">
      <h1 className={styles.title}>{t('title')}</h1>
      {booking.agenda ? (
        <BookingForm booking={booking} agenda={booking.agenda} locale={locale} />
      ) : (
        <ChooseHome booking={booking} locale={locale} />
      )}
    </main>
  );
}

async function ChooseHome({ booking: { agendas, asked }, locale }: NewVisitProps) {
  const t = await getTranslations('office.agenda.new');
  const href = (query: Record<string, string>) => `${officeHref('agenda/new', locale)}?${new URLSearchParams(query)}`;
  return (
    <div className={styles.narrow}>
      <Form action={officeHref('agenda/new', locale)} className={styles.form}>
        <HomeField
          label={t('home')}
          hint={t('homeHint')}
          name="home"
          defaultValue={asked?.words}
          locale={locale}
          required
        />
        <button className="button" type="submit">
          {t('next')}
        </button>
      </Form>
      {asked && (
        <p className={visitStyles.found} role="status">
          {t('found', { count: asked.homes.length })}
        </p>
      )}
      <ul className={visitStyles.choices}>
        {asked?.homes.map(({ reference, line }) => (
          <li key={reference}>
            <Link className="link" href={href({ home: reference })} prefetch={false}>
              {line}
            </Link>
          </li>
        ))}
      </ul>
      <section className={styles.section}>
        <h2>{t('orWith')}</h2>
        <ul className={visitStyles.choices}>
          {agendas.map(({ word, name }) => (
            <li key={word}>
              <Link className="link" href={href({ broker: word })} prefetch={false}>
                {name ?? t('atOffice')}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Agenda = NonNullable<BookingView['agenda']>;

async function BookingForm({ booking, agenda, locale }: NewVisitProps & { agenda: Agenda }) {
  const [t, slots] = await Promise.all([getTranslations('office.agenda.new'), getTranslations('forms.slots')]);
  const { key, home, days, slot } = booking;
  const optional = (label: string) => t('optional', { label });
  const languages = locales.map((language) => [language, languageName(language, locale)] as const);
  return (
    <>
      <p className={styles.muted}>
        {agenda.name ? t('with', { name: agenda.name }) : t('atOffice')}
        {' · '}
        <Link className="link" href={officeHref('agenda/new', locale)} prefetch={false}>
          {t('change')}
        </Link>
      </p>
      <OfficeForm action="visit.book" className={`${styles.form} ${styles.narrow}`}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="agenda" value={agenda.word} />
        {home ? (
          <>
            <input type="hidden" name="home" value={home.reference} />
            <p>{home.line}</p>
          </>
        ) : (
          agenda.name && <HomeField label={t('home')} hint={t('homeHint')} name="home" locale={locale} required />
        )}
        <SlotPicker legend={t('slot')} days={days} chosen={slot} words={{ full: slots('full'), none: t('noSlots') }} />
        <label className="check-line">
          <input type="checkbox" name="waiting" />
          {t('waiting')}
        </label>
        <TextField label={t('name')} name="name" maxLength={200} autoComplete="off" required />
        <TextField label={t('phone')} type="tel" name="phone" maxLength={40} autoComplete="off" />
        <TextField
          label={optional(t('email'))}
          hint={t('emailHint')}
          type="email"
          name="email"
          maxLength={254}
          autoComplete="off"
        />
        <SelectField label={t('language')} name="language" defaultValue={locale} options={languages} />
        <AreaField label={optional(t('remark'))} name="remark" rows={3} maxLength={5_000} />
        {/* The server says what is wrong beside each field: a browser cannot point at a moment of a day that is folded. */}
        <button className="button" type="submit" formNoValidate>
          {t('submit')}
        </button>
      </OfficeForm>
    </>
  );
}
