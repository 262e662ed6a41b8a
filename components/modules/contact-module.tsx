import { AgencyAddress, AgencyHours } from '@/components/layout/agency';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Site } from '@/lib/content/schema';
import { telHref } from '@/lib/phone';
import styles from './module-kinds.module.css';
import { innerHeading, type ModuleProps } from './module-view';

export interface ContactModuleView {
  view: 'contact';
  site: Site;
  /** The agency on a map of another site. */
  mapHref: string;
  words: { address: string; hours: string; map: string; call: string; write: string };
}

/** Where the agency is, when it is open, and how to reach it. */
export function ContactModule({ module: { frame, site, mapHref, words } }: ModuleProps<ContactModuleView>) {
  const Heading = innerHeading(frame);
  return (
    <div className={styles.contactModule}>
      <div>
        <Heading className="title-small">{words.address}</Heading>
        <AgencyAddress site={site} />
        <SiteLink className="more" href={mapHref}>
          <Icon name="map-pin" /> {words.map}
        </SiteLink>
      </div>
      <div>
        <Heading className="title-small">{words.hours}</Heading>
        <AgencyHours site={site} />
      </div>
      <div className={styles.contactActions}>
        <SiteLink className="button" href={telHref(site.phone)}>
          <Icon name="phone" /> {words.call}
        </SiteLink>
        <SiteLink className="button button-quiet" href={`mailto:${site.email}`}>
          <Icon name="mail" /> {words.write}
        </SiteLink>
      </div>
    </div>
  );
}
