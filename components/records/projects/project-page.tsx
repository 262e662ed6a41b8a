import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { CellChoices } from '@/lib/records/units/columns';
import type { GridRow } from '@/lib/records/units/grid-rows';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './projects.module.css';
import { UnitGrid } from './unit-grid';

interface ProjectPageProps {
  project: Project;
  rows: readonly GridRow[];
  choices: CellChoices;
  /** Whether the project itself may be changed, too. */
  mayEdit: boolean;
  locale: Locale;
  /** The published data. */
  data: Snapshot;
}

/** A project in the office: its units to be changed together, and the way to its own form. */
export async function ProjectPage({ project, rows, choices, mayEdit, locale, data }: ProjectPageProps) {
  const [t, homes] = await Promise.all([getTranslations('office.projects'), getTranslations('office.homeEdit')]);
  return (
    <main id="content" className={`${page.page} ${styles.wide}`} data-part="project">
      <p className={page.back}>
        <Link className="link" href={officeHref('projects', locale)} prefetch={false}>
          {t('back')}
        </Link>
      </p>
      <h1 className={page.title}>{project.name}</h1>
      <p className={styles.links}>
        {mayEdit && (
          <Link className="link" href={officeHref(`edit/projects/${project.id}`, locale)} prefetch={false}>
            {t('edit')}
          </Link>
        )}
        {data.catalogue.projects.has(project.id) && (
          <a className="link" href={data.paths.link({ name: 'project', id: project.id }, locale)}>
            {t('onSite')}
          </a>
        )}
      </p>
      {rows.length === 0 ? (
        <div className={page.empty} data-part="no-units">
          <h2>{t('empty')}</h2>
          <p className={page.muted}>{t('emptyText')}</p>
          <p>
            <Link className="button" href={officeHref('homes/new', locale)} prefetch={false}>
              {homes('new')}
            </Link>
          </p>
        </div>
      ) : (
        <UnitGrid key={project.id} project={project.id} rows={rows} choices={choices} locale={locale} />
      )}
    </main>
  );
}
