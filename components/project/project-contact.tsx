import { getLocale, getTranslations } from 'next-intl/server';
import styles from '@/components/property/broker.module.css';
import { BrokerPerson, CallLink } from '@/components/property/broker-person';
import barStyles from '@/components/property/contact-bar.module.css';
import { Fold } from '@/components/property/fold';
import propertyStyles from '@/components/property/property.module.css';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Project } from '@/lib/catalogue/schema/lists';
import { brokerOf, brokerPerson, mailLink } from '@/lib/catalogue/views/broker';
import type { Snapshot } from '@/lib/content/snapshot';
import { formHref } from '@/lib/forms/form-pages';
import type { Locale } from '@/lib/i18n/locales';
import projectStyles from './project.module.css';

interface ContactProps {
  project: Project;
  data: Snapshot;
}

/** The form about the project; where editors have none, a mail with this subject. */
const askHref = (subject: string, { project, data }: ContactProps, locale: Locale): string =>
  formHref('contact-construction', { type: 'project', id: project.id }, locale, data) ??
  mailLink(brokerOf(project, data).email, subject);

/** The broker of the project with contact details; on a wide screen it stays in view beside the description. */
export async function ProjectContact(props: ContactProps) {
  const [t, locale] = await Promise.all([getTranslations('property'), getLocale()]);
  const person = brokerPerson(brokerOf(props.project, props.data), locale, props.data);
  return (
    <div className={projectStyles.contactPlace}>
      <section className={styles.broker} aria-label={t(person.isLicensed ? 'broker' : 'contactPerson')}>
        <BrokerPerson person={person} />
        <div className={styles.brokerActions} data-part="broker-actions">
          <AskLink {...props} />
          <CallLink person={person} />
        </div>
      </section>
    </div>
  );
}

/** Repeats the two actions at the foot of a phone’s screen. */
export async function ProjectContactBar(props: ContactProps) {
  const person = brokerPerson(brokerOf(props.project, props.data), await getLocale(), props.data);
  return (
    <div className={barStyles.contactBar} data-contact-bar="">
      <CallLink person={person} short />
      <AskLink {...props} />
    </div>
  );
}

async function AskLink(props: ContactProps) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  return (
    <SiteLink className="button" href={askHref(t('askSubject', { project: props.project.name }), props, locale)}>
      <Icon name="mail" />
      {t('ask')}
    </SiteLink>
  );
}

/** The requests that a visitor can make; each leads to the form about the project. */
export async function ProjectDocuments(props: ContactProps) {
  const { name: project, documents } = props.project;
  if (documents.length === 0) return null;
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  return (
    <section className={propertyStyles.propertySection}>
      <Fold id="documents" title={<h2>{t('documents')}</h2>}>
        <ul className={projectStyles.projectDocuments}>
          {documents.map((kind) => {
            const document = t(`documentKinds.${kind}`);
            return (
              <li key={kind}>
                <SiteLink
                  className="button button-quiet"
                  href={askHref(t('documentSubject', { document, project }), props, locale)}
                >
                  <Icon name="file-text" />
                  {document}
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </Fold>
    </section>
  );
}
