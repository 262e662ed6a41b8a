import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Staff } from '@/lib/accounts/store-staff';
import type { Locale } from '@/lib/i18n/locales';
import type { SavedView } from '@/lib/leads/store-views';
import { officeHref } from '@/lib/routes/office-paths';
import { may } from '@/lib/staff/rights';
import inbox from './inbox.module.css';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  views: readonly SavedView[];
  /** The view that the inbox opens with. */
  start: SavedView | null;
  /** The query of the address. */
  query: string;
  staff: Staff;
  locale: Locale;
}

/** Filters saved under a name, as links; with forms to add, rename and delete them. */
export async function SavedViews({ views, start, query, staff, locale }: SavedViewsProps) {
  const t = await getTranslations('office.views');
  const mayShare = may(staff.role, 'view.share');
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <nav className={listPage.viewLinks} aria-label={t('label')}>
          {views.map((view) => (
            <Link
              key={view.id}
              className={listPage.view}
              href={officeHref('leads', locale) + view.query}
              prefetch={false}
              aria-current={view.query === query ? 'page' : undefined}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      )}
      <details className={inbox.more}>
        <summary className="link">{t('manage')}</summary>
        <OfficeForm action="view.save" className={styles.viewForm} resets>
          <p className={page.muted}>{t('saveText')}</p>
          <input type="hidden" name="query" value={query} />
          <TextField label={t('name')} name="name" maxLength={60} required />
          {mayShare && (
            <label className="check-line">
              <input type="checkbox" name="all" />
              {t('all')}
            </label>
          )}
          <button className="button button-quiet" type="submit">
            {t('save')}
          </button>
        </OfficeForm>
        {views.length > 0 && (
          <ul className={styles.viewList}>
            {views.map((view) => (
              <View
                key={view.id}
                view={view}
                isStart={view.id === start?.id}
                mayChange={view.owner !== null || mayShare}
              />
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}

interface ViewProps {
  view: SavedView;
  isStart: boolean;
  mayChange: boolean;
}

async function View({ view: { id, name, owner }, isStart, mayChange }: ViewProps) {
  const t = await getTranslations('office.views');
  const hidden = <input type="hidden" name="id" value={id} />;
  const labelled = (act: string) => ({ 'aria-label': t('of', { act, name }) });
  return (
    <li className={styles.viewLine}>
      <span>
        {name}
        <span className={page.muted}>
          {[owner === null && t('forAll'), isStart && t('isStart')].filter(Boolean).map((text) => ` · ${text}`)}
        </span>
      </span>
      <OfficeForm action="view.start">
        {!isStart && hidden}
        <button className={`link ${styles.act}`} type="submit" {...labelled(t(isStart ? 'startNot' : 'start'))}>
          {t(isStart ? 'startNot' : 'start')}
        </button>
      </OfficeForm>
      {mayChange && (
        <>
          <details>
            <summary className="link" {...labelled(t('rename'))}>
              {t('rename')}
            </summary>
            <OfficeForm key={name} action="view.rename" className={styles.viewForm}>
              {hidden}
              <TextField label={t('name')} name="name" defaultValue={name} maxLength={60} required />
              <button className="button button-quiet" type="submit">
                {t('save')}
              </button>
            </OfficeForm>
          </details>
          <OfficeForm action="view.delete">
            {hidden}
            <button className={`link ${styles.act}`} type="submit" {...labelled(t('delete'))}>
              {t('delete')}
            </button>
          </OfficeForm>
        </>
      )}
    </li>
  );
}
