import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { type CellChoices, columnNames } from '@/lib/records/units/columns';
import type { GridRow } from '@/lib/records/units/grid-rows';
import { officeHref } from '@/lib/routes/office-paths';
import page from '../../staff/office.module.css';
import { conflictWords } from '../edit/conflict-words';
import styles from './projects.module.css';
import { UnitGrid } from './unit-grid';

interface ProjectPageProps {
  project: Project;
  rows: readonly GridRow[];
  choices: CellChoices;
  /** Whether the project itself may be changed, too. */
  mayEdit: boolean;
  locale: Locale;
  /** What is on the site. */
  data: Snapshot;
}

/** A project in the office: its units to be changed together, and the way to its own form. */
export async function ProjectPage({ project, rows, choices, mayEdit, locale, data }: ProjectPageProps) {
  const [t, edit, homes] = [
    await getTranslations('office.projects'),
    await getTranslations('office.edit'),
    await getTranslations('office.homeEdit'),
  ];
  const [count, name] = ['{count}', '{name}'];
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
        <UnitGrid
          key={project.id}
          project={project.id}
          rows={rows}
          choices={choices}
          locale={locale}
          words={{
            columns: Object.fromEntries(columnNames.map((column) => [column, t(`columns.${column}`)])) as Record<
              (typeof columnNames)[number],
              string
            >,
            faults: {
              number: t('faults.number'),
              whole: t('faults.whole'),
              choice: t('faults.choice'),
              required: t('faults.required'),
            },
            conflicts: await conflictWords(),
            grid: t('grid'),
            help: t('help'),
            select: t('select', { name }),
            selectAll: t('selectAll'),
            plans: t('plans'),
            noPlans: t('noPlans'),
            form: t('form', { name }),
            isNew: t('isNew'),
            locked: t('locked'),
            wrong: t('wrong', { count }),
            show: t('show'),
            unsaved: t('unsaved', { count }),
            states: {
              stored: edit('states.stored'),
              typed: edit('states.typed'),
              keeping: edit('states.keeping'),
              kept: edit('states.kept'),
              failed: edit('states.failed'),
            },
            others: t('others', { names: '{names}' }),
            save: t('save'),
            discard: t('discard'),
            undo: t('undo'),
            fillDown: t('fillDown'),
            count: t('count'),
            addCopies: t('addCopies', { name }),
            remove: t('remove', { name }),
            chosen: t('chosen', { count }),
            bulk: t('bulk'),
            bulkPrice: t('bulkPrice'),
            round: t('round'),
            apply: t('apply'),
            same: t('same'),
            unselect: t('unselect'),
            rest: t('rest', { count }),
            addRest: t('addRest'),
            dropped: t('dropped', { count }),
          }}
        />
      )}
    </main>
  );
}
