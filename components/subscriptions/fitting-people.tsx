import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { dayOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Property } from '@/lib/catalogue/schema/property';
import { storedCriteria } from '@/lib/catalogue/search/alert-criteria';
import type { Snapshot } from '@/lib/content/snapshot';
import { date } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import { searchSummary } from '@/lib/search/search-card';
import { maxMails } from '@/lib/subscriptions/actions';
import { canBeOffered, type FittingPerson } from '@/lib/subscriptions/matching-people';
import styles from './offer.module.css';
import { OfferForm } from './offer-form';
import { OfferWords } from './offer-words';

interface FittingPeopleProps {
  home: Property;
  people: readonly FittingPerson[];
  locale: Locale;
  /** The published site. */
  data: Snapshot;
}

/** People who may want a home, with a mail to one of them or to those selected. */
export async function FittingPeople({ home, people, locale, data }: FittingPeopleProps) {
  const t = await getTranslations('office.matching');
  const shown = people.slice(0, maxMails);
  const open = shown.filter(({ offeredAt }) => offeredAt === null);
  const languages = locales.filter((language) => open.some((person) => person.locale === language));
  const isOffered = canBeOffered(home, data);
  return (
    <section className={page.section} data-part="fitting-people">
      <h2>{t('people')}</h2>
      {people.length === 0 && <p className={page.muted}>{t('peopleNone')}</p>}
      {people.length > 0 && (
        <>
          <p className={page.muted}>{t(isOffered ? 'peopleText' : 'notOffered')}</p>
          {people.length > shown.length && (
            <p className={page.muted}>{t('peopleMore', { most: maxMails, count: people.length })}</p>
          )}
          {/* Clear the choice of the people who got the mail. */}
          <OfferForm key={open.map(({ email }) => email).join()}>
            {/* Enter in a field would press the first button: the mail to one person. */}
            <button type="submit" disabled hidden />
            <input type="hidden" name="homes" value={home.id} />
            <ul className={styles.people}>
              {shown.map((person) => (
                <PersonRow key={person.email} person={person} isOffered={isOffered} locale={locale} data={data} />
              ))}
            </ul>
            {isOffered && open.length > 0 && (
              <>
                <OfferWords languages={languages} homes={[home]} locale={locale} />
                <button className="button" type="submit">
                  {t('send')}
                </button>
              </>
            )}
          </OfferForm>
        </>
      )}
    </section>
  );
}

interface PersonProps {
  person: FittingPerson;
  isOffered: boolean;
  locale: Locale;
  data: Snapshot;
}

async function PersonRow({ person, isOffered, locale, data }: PersonProps) {
  const t = await getTranslations('office.matching');
  const { email, name, searches, isTold, asked, offeredAt } = person;
  const day = (at: number) => date(dayOf(at), locale);
  const summaries = await Promise.all(
    searches.map(async (search) => {
      const criteria = storedCriteria(search);
      return {
        id: search.id,
        text: t('search', {
          day: day(search.confirmedAt),
          search: criteria ? await searchSummary(criteria, locale, data) : '',
        }),
        notified: search.lastToldAt === null ? t('toldNever') : t('toldLast', { day: day(search.lastToldAt) }),
      };
    }),
  );
  const isOpen = isOffered && offeredAt === null;
  return (
    <li>
      <label className={styles.person}>
        <input type="checkbox" name="to" value={email} disabled={!isOpen} hidden={!isOffered} />
        <span>
          <strong>{name || email}</strong>
          {summaries.map(({ id, text, notified }) => (
            <span key={id} className={page.muted}>
              {text} · {notified}
            </span>
          ))}
          {isTold && <span className={page.muted}>{t('toldThis')}</span>}
          {asked && (
            <span className={page.muted}>
              {t('asked', { day: day(asked.createdAt), home: subjectLine(asked, locale, data) })}
            </span>
          )}
          {offeredAt !== null && <span className={styles.offered}>{t('offered', { day: day(offeredAt) })}</span>}
        </span>
      </label>
      <span className={styles.acts}>
        {asked && (
          <Link className="link" href={officeHref(`leads/${asked.id}`, locale)} prefetch={false}>
            {t('lead')}
          </Link>
        )}
        {isOpen && (
          <button className={`link ${styles.press}`} type="submit" name="one" value={email}>
            {t('sendOne')}
            <span className="sr-only"> {name || email}</span>
          </button>
        )}
      </span>
    </li>
  );
}
