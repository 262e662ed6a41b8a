import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import { cityOf } from '@/lib/catalogue/lookup';
import type { Snapshot } from '@/lib/content/snapshot';
import { euro } from '@/lib/i18n/euro';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ProjectLine } from '@/lib/records/units/project-units';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './projects.module.css';

interface ProjectsProps {
  projects: readonly ProjectLine[];
  /** The people with unsaved changes, by record name. */
  unsaved: ReadonlyMap<string, string>;
  locale: Locale;
  data: Snapshot;
}

/** The projects with what is left of each, and what it costs. */
export async function Projects({ projects, unsaved, locale, data }: ProjectsProps) {
  const [t, nav] = await Promise.all([getTranslations('office.projects'), getTranslations('office.nav')]);
  return (
    <main id="content" className={page.page} data-part="projects">
      <p className={page.back}>
        <Link className="link" href={officeHref('homes', locale)} prefetch={false}>
          {nav('homes')}
        </Link>
      </p>
      <h1 className={page.title}>{nav('projects')}</h1>
      {projects.length === 0 && <p className={page.empty}>{t('none')}</p>}
      <ul className={`${listPage.rows} ${styles.rows}`}>
        {projects.map(({ project, states, hidden, prices }) => (
          <li key={project.id}>
            <Link
              className={`${page.row} ${styles.row}`}
              href={officeHref(`projects/${project.id}`, locale)}
              prefetch={false}
            >
              <span className={styles.name}>
                <strong>{project.name}</strong>
                <span className={page.muted}>{cityOf(project, data.catalogue).name[locale]}</span>
                {unsaved.has(`projects/${project.id}`) && <span>{unsaved.get(`projects/${project.id}`)}</span>}
              </span>
              <span className={styles.states}>
                {project.soldOut && <span>{t('soldOut')}</span>}
                {(['free', 'option', 'sold'] as const).map(
                  (state) =>
                    states[state] > 0 && (
                      <span key={state} className={state === 'free' ? styles.free : page.muted}>
                        {t(state, { count: states[state] })}
                      </span>
                    ),
                )}
                {hidden > 0 && <span className={page.muted}>{t('hidden', { count: number(hidden, locale) })}</span>}
                {hidden + states.free + states.option + states.sold === 0 && (
                  <span className={page.muted}>{t('noUnits')}</span>
                )}
              </span>
              <span className={styles.prices}>
                {prices && [...new Set([prices.from, prices.to])].map((amount) => euro(amount, locale)).join(' – ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
