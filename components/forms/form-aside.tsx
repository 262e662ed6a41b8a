import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Portrait } from '@/components/ui/portrait';
import { SiteLink } from '@/components/ui/site-link';
import { keepCompoundsWhole } from '@/components/ui/whole-compounds';
import { brokerOf, brokerPerson } from '@/lib/catalogue/views/broker';
import type { Snapshot } from '@/lib/content/snapshot';
import type { FormSubject } from '@/lib/forms/form-pages';
import type { Locale } from '@/lib/i18n/locales';
import type { PageForm } from '@/lib/routes/page-forms';
import styles from './form-aside.module.css';

interface AsideProps {
  form: Exclude<PageForm, 'sign-newsletter'>;
  /** Further information for a visitor of the form. */
  children?: ReactNode;
}

/** The steps after a form is sent, which must be true for it: lib/app/form-handlers.ts. */
export async function FormAside({ form, children }: AsideProps) {
  const t = await getTranslations('forms');
  return (
    <aside className={styles.formAside} aria-label={t('nextTitle')} data-part="form-aside">
      <div className={styles.formSteps}>
        <h2>{t('nextTitle')}</h2>
        <ol>
          {(['first', 'second', 'third'] as const).map((step) => (
            <li key={step}>
              <span>{keepCompoundsWhole(t(`${form}.next.${step}`))}</span>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </aside>
  );
}

interface ContactProps {
  subject: FormSubject | null;
  locale: Locale;
  data: Snapshot;
}

/** The person who answers a form: the broker of its subject; without a subject the first of the team. */
export async function FormContact({ subject, locale, data }: ContactProps) {
  const t = await getTranslations('forms');
  const { catalogue, content } = data;
  const found = subject && (subject.type === 'property' ? catalogue.properties : catalogue.projects).get(subject.id);
  const member = found ? brokerOf(found, data) : [...content.team.values()][0];
  if (!member) return null;
  const { name, role, phone, callPath, picture, initials } = brokerPerson(member, locale, data);
  return (
    <section className={styles.formContact} aria-label={t('contactTitle')} data-part="form-contact">
      <Portrait picture={picture} initials={initials} />
      <p>
        <span>{t('contactTitle')}</span>
        <strong>{name}</strong>
        <span className={styles.formContactMore}>{role}</span>
      </p>
      <SiteLink className="more figures" href={callPath}>
        <Icon name="phone" /> {phone}
      </SiteLink>
      {member.email && (
        <SiteLink className={`more ${styles.formContactMore}`} href={`mailto:${member.email}`}>
          <Icon name="mail" /> {member.email}
        </SiteLink>
      )}
    </section>
  );
}
