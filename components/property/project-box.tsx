import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import styles from './project-box.module.css';

/** The way from a unit to the project that it belongs to; nothing for a home without a project. */
export async function ProjectBox({ home, data: { catalogue, paths } }: { home: Property; data: Snapshot }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('property')]);
  const project = home.projectId === undefined ? undefined : catalogue.projects.get(home.projectId);
  if (!project) return null;
  return (
    <SiteLink className={styles.projectBox} href={paths.link({ name: 'project', id: project.id }, locale)}>
      <Picture picture={firstPicture(catalogue, project.pictures, locale)} sizes="box" />
      <span>
        {home.lot && <small>{t('lot', { lot: home.lot })}</small>}
        <strong>{t('partOf', { project: project.name })}</strong>
        <span>{t('partOfText')}</span>
      </span>
      <Icon name="arrow-right" />
    </SiteLink>
  );
}
