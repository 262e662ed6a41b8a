import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Price } from '@/components/listing/price';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { shownPrice } from '@/lib/catalogue/prices/price';
import type { Property } from '@/lib/catalogue/schema/property';
import { brokerOf, brokerPerson, mailLink } from '@/lib/catalogue/views/broker';
import type { Display } from '@/lib/catalogue/views/display';
import type { Snapshot } from '@/lib/content/snapshot';
import { formHref } from '@/lib/forms/form-pages';
import { date } from '@/lib/i18n/format';
import styles from './broker.module.css';
import { BrokerPerson, CallLink } from './broker-person';
import barStyles from './contact-bar.module.css';
import { Share } from './share';

interface BrokerProps {
  home: Property;
  /** The parts that may be shown. */
  display: Display;
  data: Snapshot;
}

/** The broker of the home with contact details; stays in view on a wide screen. `address` is the page's own, for print. */
export async function BrokerPanel({ home, display, data, address }: BrokerProps & { address: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('property')]);
  const person = brokerPerson(brokerOf(home, data), locale, data);
  const price = shownPrice(home, locale, data.catalogue);
  return (
    <section className={styles.broker} aria-label={t(person.isLicensed ? 'broker' : 'contactPerson')}>
      {price?.kind === 'amount' && <Price className={styles.brokerPrice} price={price} />}
      <BrokerPerson person={person} />
      <p className={styles.printOnly}>{person.phone}</p>
      <div className={styles.brokerActions} data-part="broker-actions">
        <VisitLink home={home} display={display} data={data} />
        <CallLink person={person} />
      </div>
      <ActionList home={home} display={display} data={data}>
        <Share
          address={address}
          title={home.title[locale]}
          words={{ share: t('share'), mail: t('shareMail'), copy: t('shareCopy'), copied: t('shareCopied') }}
          icon={<Icon name="share-2" />}
        />
      </ActionList>
      <div className={styles.brokerNotes}>
        <div>
          <p>{t('reference', { reference: home.reference })}</p>
          <p className="figures">{t('published', { date: date(home.publishedAt, locale) })}</p>
          <p className={styles.printOnly}>{address}</p>
        </div>
        <button type="button" className={styles.printButton} data-part="print-button">
          <Icon name="printer" />
          {t('print')}
        </button>
      </div>
    </section>
  );
}

/** Repeats the two actions at the foot of a phone’s screen. */
export async function ContactBar({ home, display, data }: BrokerProps) {
  const locale = await getLocale();
  return (
    <div className={barStyles.contactBar} data-contact-bar="">
      <Price className={barStyles.contactPrice} price={shownPrice(home, locale, data.catalogue)} />
      <CallLink person={brokerPerson(brokerOf(home, data), locale, data)} short />
      <VisitLink home={home} display={display} data={data} />
    </div>
  );
}

/** A link to book a visit; nothing for a home that is sold or rented, and a mail to the broker where no page has the form. */
async function VisitLink({ home, display, data }: BrokerProps) {
  if (!display.block('visit')) return null;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('property')]);
  const subject = t('visitSubject', { title: home.title[locale], reference: home.reference });
  const form = formHref('contact-appointment', { type: 'property', id: home.id }, locale, data);
  return (
    <SiteLink className="button" href={form ?? mailLink(brokerOf(home, data).email, subject)}>
      <Icon name="calendar" />
      {t('visit')}
    </SiteLink>
  );
}

const formActions = [
  { key: 'question', icon: 'message-circle', form: 'contact-me' },
  { key: 'documents', icon: 'file-text', form: 'request-documents' },
  { key: 'offer', icon: 'hand-coins', form: 'make-offer' },
  { key: 'rent', icon: 'key-round', form: 'rent-application' },
  { key: 'friend', icon: 'send', form: 'send-to-friend' },
] as const;

/** Further actions for a home: the forms that a page holds, the window poster, and last its child. */
async function ActionList({ home, display, data, children }: BrokerProps & { children: ReactNode }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('actions')]);
  const poster = { key: 'poster', icon: 'file-down', path: `/api/poster/${locale}/${home.id}/` } as const;
  const forms = formActions.flatMap(({ key, icon, form }) => {
    const path = formHref(form, { type: 'property', id: home.id }, locale, data);
    return path ? [{ key, icon, path }] : [];
  });
  const actions = [...forms, poster].filter(({ key }) => display.block(key));
  return (
    <ul className={styles.brokerLinks} data-part="broker-links">
      {actions.map(({ key, icon, path }) => (
        <li key={key}>
          <SiteLink href={path}>
            <Icon name={icon} />
            {t(key)}
          </SiteLink>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}
