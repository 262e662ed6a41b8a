import { decorative, Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import { initials } from '@/lib/base/initials';
import { formatPhone, telHref } from '@/lib/base/phone';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { teamGroups } from '@/lib/content/modules/items';
import styles from './module-kinds.module.css';
import { innerHeading, type ModuleProps } from './module-props';
import modulesStyles from './modules.module.css';

/** The people of the agency, each with their photo, or their initials in a tile of the same shape. */
export function TeamModule({ module, context: { locale, data } }: ModuleProps<'team'>) {
  const Heading = innerHeading(module);
  const perRow = module.numberItemOfRow ?? 4;
  return teamGroups(module, perRow, data.content).map(({ category, members }) => (
    <div key={category?.id ?? 'all'} className={styles.teamGroup}>
      {category && <Heading className={styles.teamLabel}>{category.name[locale]}</Heading>}
      <ul className={`${modulesStyles.itemGrid} ${modulesStyles[`per-row-${perRow}`]}`}>
        {members.map(({ id, name, image, role, phone, email }) => (
          <li key={id} className={styles.teamMember}>
            {image ? (
              <span className={styles.teamPhoto}>
                <Picture picture={decorative(pictureView(data.catalogue, image, locale))} sizes={sizeInRow(perRow)} />
              </span>
            ) : (
              <span className={styles.teamInitials} aria-hidden="true">
                {initials(name)}
              </span>
            )}
            <p className={styles.teamName}>{name}</p>
            <p className={styles.teamRole}>{role[locale]}</p>
            <p>
              <SiteLink className="figures" href={telHref(phone)}>
                {formatPhone(phone)}
              </SiteLink>
            </p>
            <p>
              <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ));
}
