import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Portrait } from '@/components/ui/portrait';
import { SiteLink } from '@/components/ui/site-link';
import { formatPhone, telHref } from '@/lib/base/phone';
import { type BrokerPerson, brokerOf, brokerPerson } from '@/lib/catalogue/broker';
import type { Snapshot } from '@/lib/content/snapshot';
import type { FormSubject } from '@/lib/forms/form-pages';
import type { Locale } from '@/lib/i18n/locales';
import type { PageForm } from '@/lib/routes/page-forms';
import styles from './form-aside.module.css';

interface AsideProps {
  form: PageForm;
  subject: FormSubject | null;
  locale: Locale;
  data: Snapshot;
  /** Further information for a visitor of the form. */
  children?: ReactNode;
}

/** The broker who answers a form, and the steps after sending; the steps must be true for it: lib/app/form-handlers.ts. */
export async function FormAside({ form, subject, locale, data, children }: AsideProps) {
  const t = await getTranslations('forms');
  const { name, role, phone, callPath, portrait } = formContact(subject, locale, data);
  return (
    <aside className={styles.formAside} aria-label={t('nextTitle')} data-part="form-aside">
      <div className={styles.formSteps}>
        <h2 className="title-small">{t('nextTitle')}</h2>
        <ol>
          {(['first', 'second', 'third'] as const).map((step) => (
            <li key={step}>{t(`${form}.next.${step}`)}</li>
          ))}
        </ol>
      </div>
      {children}
      <div className={styles.formContact}>
        <h2>{t('contactTitle')}</h2>
        <div className={styles.formPerson}>
          {portrait && <Portrait {...portrait} />}
          <p>
            <strong>{name}</strong>
            {role && <span>{role}</span>}
          </p>
        </div>
        <SiteLink className="more figures" href={callPath}>
          <Icon name="phone" /> {phone}
        </SiteLink>
      </div>
    </aside>
  );
}

/** The broker of what the form is about; of a form about nothing, the agency. */
function formContact(
  subject: FormSubject | null,
  locale: Locale,
  { catalogue, content }: Snapshot,
): Pick<BrokerPerson, 'name' | 'role' | 'phone' | 'callPath'> & {
  portrait?: Pick<BrokerPerson, 'picture' | 'initials'>;
} {
  const found = subject && (subject.type === 'property' ? catalogue.properties : catalogue.projects).get(subject.id);
  if (found) {
    const person = brokerPerson(brokerOf(found, { content }), locale, { catalogue });
    return { ...person, portrait: { picture: person.picture, initials: person.initials } };
  }
  const { legalName, phone } = content.site;
  return { name: legalName, role: '', phone: formatPhone(phone), callPath: telHref(phone) };
}
