import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Portrait } from '@/components/ui/portrait';
import { SiteLink } from '@/components/ui/site-link';
import type { BrokerPerson as Person } from '@/lib/catalogue/views/broker';
import styles from './broker.module.css';

/** Portrait, name and role of a broker. */
export const BrokerPerson = ({ person: { picture, initials, name, role } }: { person: Person }) => (
  <div className={styles.brokerPerson}>
    <Portrait picture={picture} initials={initials} />
    <div>
      <h2>{name}</h2>
      <p>{role}</p>
    </div>
  </div>
);

/** Calls the broker; `short` says so instead of the number. */
export async function CallLink({ person, short = false }: { person: Person; short?: boolean }) {
  const t = await getTranslations('property');
  const { name, phone, callPath } = person;
  const label = short ? undefined : `${t('call', { name })}, ${phone}`;
  return (
    <SiteLink className={`button button-quiet${short ? '' : ' figures'}`} href={callPath} aria-label={label}>
      <Icon name="phone" />
      {short ? t('callShort') : phone}
    </SiteLink>
  );
}
