import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import type { HomeName } from './home-line';
import styles from './records.module.css';

export interface OwnerMediaView {
  lead: string;
  homes: {
    key: number;
    name: HomeName | null;
    /** Why nothing is shown; null where the home is on the site. */
    offline: string | null;
    /** Pictures, plans, videos and tours, those that there are. */
    groups: { title: string; pictures: { key: string; picture: PictureView; caption: string | null }[] }[];
    elsewhere: { title: string; none: string | null; sites: { name: string; href: string; since: string }[] };
  }[];
}

type HomeMedia = OwnerMediaView['homes'][number];

/** What of a home can be seen on the site, and where else it is advertised. */
export const OwnerMedia = ({ media: { lead, homes } }: { media: OwnerMediaView }) => (
  <div className={styles.ownerSection}>
    <p className="lead">{lead}</p>
    {homes.map(({ key, name, offline, groups, elsewhere }) => (
      <div key={key} className={styles.ownerMedia}>
        {name && (
          <h2>
            {name.name} <span className={styles.ownerReference}>{name.reference}</span>
          </h2>
        )}
        {offline && <p>{offline}</p>}
        {groups.map((group) => (
          <MediaGroup key={group.title} group={group} below={name !== null} />
        ))}
        <Elsewhere elsewhere={elsewhere} below={name !== null} />
      </div>
    ))}
  </div>
);

const MediaGroup = ({ group: { title, pictures }, below }: { group: HomeMedia['groups'][number]; below: boolean }) => (
  <>
    <Title text={title} below={below} />
    <ul className={styles.ownerThumbs} data-part="owner-thumbs">
      {pictures.map(({ key, picture, caption }) => (
        <li key={key}>
          <Picture picture={picture} sizes="box" />
          {caption}
        </li>
      ))}
    </ul>
  </>
);

const Elsewhere = ({
  elsewhere: { title, none, sites },
  below,
}: {
  elsewhere: HomeMedia['elsewhere'];
  below: boolean;
}) => (
  <>
    <Title text={title} below={below} />
    {none && <p>{none}</p>}
    {sites.length > 0 && (
      <ul className={styles.ownerSites}>
        {sites.map(({ name, href, since }) => (
          <li key={name}>
            <SiteLink className="link" href={href}>
              {name}
            </SiteLink>
            <span>{since}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** One level further down where each home has a title of its own. */
const Title = ({ text, below }: { text: string; below: boolean }) => (below ? <h3>{text}</h3> : <h2>{text}</h2>);
