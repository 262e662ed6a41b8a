import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayOf } from '@/lib/base/day';
import { getHome, ownAddress } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { date } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import { searchSummary } from '@/lib/search/search-card';
import { officePrice } from '@/lib/staff/home-texts';
import { type FittingHome, findFittingHomes } from '@/lib/subscriptions/homes-for';
import styles from './offer.module.css';
import { OfferForm } from './offer-form';
import { OfferWords } from './offer-words';

interface FittingHomesProps {
  /** The person; their searches and leads say what they want. */
  email: string;
  /** The language of the person’s mails. */
  language: Locale;
  staff: Staff;
  locale: Locale;
  data: Snapshot;
}

/** The homes that fit what a person asked for, with a mail about the selected ones; nothing if there are none. */
export async function FittingHomes({ email, language, staff, locale, data }: FittingHomesProps) {
  const homes = await findFittingHomes(email, staff, data);
  if (homes.length === 0) return null;
  const t = await getTranslations('office.matching');
  const open = homes.filter(({ offeredAt }) => offeredAt === null);
  return (
    <section className={page.section} data-part="fitting-homes">
      <h2>{t('homes')}</h2>
      {/* Clear the choice after sending. */}
      <OfferForm key={open.map(({ home }) => home.id).join()}>
        <input type="hidden" name="one" value={email} />
        <ul className={styles.people}>
          {homes.map((fitting) => (
            <HomeChoice key={fitting.home.id} fitting={fitting} locale={locale} data={data} />
          ))}
        </ul>
        {open.length > 0 && (
          <>
            <OfferWords languages={[language]} homes={open.map(({ home }) => home)} isOpen locale={locale} />
            <button className="button button-quiet" type="submit">
              {t('sendHomes')}
            </button>
          </>
        )}
      </OfferForm>
    </section>
  );
}

interface ChoiceProps {
  fitting: FittingHome;
  locale: Locale;
  data: Snapshot;
}

async function HomeChoice({ fitting: { home, because, isTold, offeredAt }, locale, data }: ChoiceProps) {
  const [t, price] = await Promise.all([getTranslations('office.matching'), getTranslations('price')]);
  const why =
    'search' in because
      ? t('fitsSearch', { search: await searchSummary(because.search, locale, data) })
      : t('fitsAsked', { home: getHome(because.asked, data)?.reference ?? String(because.asked) });
  return (
    <li>
      <label className={styles.person}>
        <input type="checkbox" name="homes" value={home.id} disabled={offeredAt !== null} />
        <span>
          <strong>{ownAddress(home, locale, data)}</strong>
          <span className={page.muted}>
            <Link className="link" href={officeHref(`homes/${home.id}`, locale)} prefetch={false}>
              {home.reference}
            </Link>
            {' · '}
            {officePrice(home, locale, price, data)}
          </span>
          <span className={page.muted}>{why}</span>
          {isTold && <span className={page.muted}>{t('toldThis')}</span>}
          {offeredAt !== null && (
            <span className={styles.offered}>{t('offered', { day: date(dayOf(offeredAt), locale) })}</span>
          )}
        </span>
      </label>
    </li>
  );
}
