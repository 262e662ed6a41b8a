import styles from '@/components/property/broker.module.css';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';

export interface ProjectContactView {
  name: string;
  initials: string;
  role: string;
  phone: string;
  callPath: string;
  mailPath: string;
  words: { broker: string; call: string; callShort: string; ask: string };
}

/** Who sells the project, and how to reach them; stays in view on a wide screen. */
export const ProjectContact = ({ contact: { words, ...contact } }: { contact: ProjectContactView }) => (
  <section className={styles.broker} aria-label={words.broker}>
    <div className={styles.brokerPerson}>
      <span className={styles.brokerInitials} aria-hidden="true">
        {contact.initials}
      </span>
      <div>
        <h2>{contact.name}</h2>
        <p>{contact.role}</p>
      </div>
    </div>
    <div className={styles.brokerActions} data-part="broker-actions">
      <SiteLink className="button" href={contact.mailPath}>
        <Icon name="mail" />
        {words.ask}
      </SiteLink>
      <SiteLink
        className="button button-quiet figures"
        href={contact.callPath}
        aria-label={`${words.call}, ${contact.phone}`}
      >
        <Icon name="phone" />
        {contact.phone}
      </SiteLink>
    </div>
  </section>
);

/** The same two actions at the foot of a telephone's screen. */
export const ProjectContactBar = ({ contact: { words, callPath, mailPath } }: { contact: ProjectContactView }) => (
  <div className={styles.contactBar} data-contact-bar="">
    <SiteLink className="button button-quiet" href={callPath}>
      <Icon name="phone" />
      {words.callShort}
    </SiteLink>
    <SiteLink className="button" href={mailPath}>
      <Icon name="mail" />
      {words.ask}
    </SiteLink>
  </div>
);
