import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { ActionList, type ActionView } from './action-list';
import styles from './broker.module.css';
import { PrintButton } from './print-button';

export interface BrokerView {
  name: string;
  initials: string;
  role: string;
  /** "+32 470 …" as Belgians read it. */
  phone: string;
  callPath: string;
  /** null for a home that is sold or rented. */
  visitPath: string | null;
  actions: ActionView[];
  reference: string;
  published: string;
  /** The page's own address, for paper. */
  address: string;
  words: { broker: string; call: string; callShort: string; visit: string; print: string };
}

/** Who shows the home, and how to reach them; stays in view on a wide screen. */
export function BrokerPanel({ broker }: { broker: BrokerView }) {
  const { words } = broker;
  return (
    <section className={styles.broker} aria-label={words.broker}>
      <div className={styles.brokerPerson}>
        <span className={styles.brokerInitials} aria-hidden="true">
          {broker.initials}
        </span>
        <div>
          <h2>{broker.name}</h2>
          <p>{broker.role}</p>
        </div>
      </div>
      <p className={styles.printOnly}>{broker.phone}</p>
      <div className={styles.brokerActions} data-part="broker-actions">
        <VisitLink path={broker.visitPath} text={words.visit} />
        <SiteLink
          className="button button-quiet figures"
          href={broker.callPath}
          aria-label={`${words.call}, ${broker.phone}`}
        >
          <Icon name="phone" />
          {broker.phone}
        </SiteLink>
      </div>
      <ActionList actions={broker.actions} />
      <div className={styles.brokerNotes}>
        <p>{broker.reference}</p>
        <p className="figures">{broker.published}</p>
        <p className={styles.printOnly}>{broker.address}</p>
        <PrintButton>
          <Icon name="printer" />
          {words.print}
        </PrintButton>
      </div>
    </section>
  );
}

/** The same two actions at the foot of a telephone's screen. */
export const ContactBar = ({ broker: { words, ...broker } }: { broker: BrokerView }) => (
  <div className={styles.contactBar} data-contact-bar="">
    <SiteLink className="button button-quiet" href={broker.callPath}>
      <Icon name="phone" />
      {words.callShort}
    </SiteLink>
    <VisitLink path={broker.visitPath} text={words.visit} />
  </div>
);

const VisitLink = ({ path, text }: { path: string | null; text: string }) =>
  path && (
    <SiteLink className="button" href={path}>
      <Icon name="calendar" />
      {text}
    </SiteLink>
  );
