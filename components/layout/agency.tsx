import { SiteLink } from '@/components/ui/site-link';
import styles from './agency.module.css';

export interface AgencyView {
  name: string;
  addressLines: string[];
  phone: { text: string; href: string };
  email: string;
  hours: { days: string; times: string }[];
  /** What is said under the hours. */
  byAppointment: string;
}

/** Who and where, and how to call or write. */
export const AgencyAddress = ({ agency: { name, addressLines, phone, email } }: { agency: AgencyView }) => (
  <address className={styles.agencyAddress}>
    {[name, ...addressLines].map((line) => (
      <div key={line}>{line}</div>
    ))}
    <SiteLink className="figures" href={phone.href}>
      {phone.text}
    </SiteLink>
    <br />
    <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
  </address>
);

/** The opening hours. */
export const AgencyHours = ({ agency: { hours, byAppointment } }: { agency: AgencyView }) => (
  <>
    <dl className={`${styles.agencyHours} figures`}>
      {hours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
    <p>{byAppointment}</p>
  </>
);
