import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { Property } from '@/lib/catalogue/schema/property';
import { date } from '@/lib/i18n/format';
import type { HomeName } from '@/lib/owners/homes';
import type { MediaGroup } from '@/lib/owners/media';
import styles from './records.module.css';

export interface HomeMedia {
  id: number;
  /** Null where it is the only home. */
  name: HomeName | null;
  /** The media on its page; null while it is not on the site. */
  groups: MediaGroup[] | null;
  advertisedOn: NonNullable<Property['advertisedOn']>;
}

/** The media of homes on the site, and the other places that advertise them. */
export async function OwnerMedia({ homes }: { homes: HomeMedia[] }) {
  const [t, property] = await Promise.all([getTranslations('owner.media'), getTranslations('property')]);
  return (
    <div className={styles.ownerSection}>
      <p className="lead">{t(homes.length > 0 ? 'lead' : 'empty')}</p>
      {homes.map(({ id, name, groups, advertisedOn }) => (
        <div key={id} className={styles.ownerMedia}>
          {name && (
            <h2>
              {name.name} <span className={styles.ownerReference}>{name.reference}</span>
            </h2>
          )}
          {!groups && <p>{t('offline')}</p>}
          {groups?.map(({ kind, items }) => (
            <Fragment key={kind}>
              <Title text={property(kind)} below={name !== null} />
              <Thumbnails items={items} title={kind === 'videos' || kind === 'tours' ? property(kind) : null} />
            </Fragment>
          ))}
          <Title text={t('elsewhere')} below={name !== null} />
          <Elsewhere sites={advertisedOn} />
        </div>
      ))}
    </div>
  );
}

/** `title` is used for videos and tours without a title. */
const Thumbnails = ({ items, title: usual }: { items: MediaGroup['items']; title: string | null }) => (
  <ul className={styles.ownerThumbs} data-part="owner-thumbs">
    {items.map(({ key, picture, title }) => (
      <li key={key}>
        <Picture picture={picture} sizes="box" />
        {title ?? usual}
      </li>
    ))}
  </ul>
);

async function Elsewhere({ sites }: { sites: HomeMedia['advertisedOn'] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.media')]);
  if (sites.length === 0) return <p>{t('nowhere')}</p>;
  return (
    <ul className={styles.ownerSites}>
      {sites.map(({ name, url, since }) => (
        <li key={name}>
          <SiteLink className="link" href={url}>
            {name}
          </SiteLink>
          <span>{t('since', { day: date(since, locale) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** One level further down if each home has its own heading. */
const Title = ({ text, below }: { text: string; below: boolean }) => (below ? <h3>{text}</h3> : <h2>{text}</h2>);
