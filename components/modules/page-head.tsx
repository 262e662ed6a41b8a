import { getLocale, getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { keepCompoundsWhole } from '@/components/ui/whole-compounds';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { menuHref } from '@/lib/content/frame/views';
import type { Page } from '@/lib/content/load';
import type { Snapshot } from '@/lib/content/snapshot';
import { DraftMark } from './module-head';
import styles from './page-head.module.css';

/** The head of a page that editors build: title, lead, picture, and the list of the pages below it if the editor wants one. */
export async function PageHead({ page, data }: { page: Page; data: Snapshot }) {
  const [t, locale] = await Promise.all([getTranslations('modules'), getLocale()]);
  const { catalogue, content, paths } = data;
  const { title, description } = page.params[locale];
  const below = page.subMenu ? (content.menu.find(({ id }) => id === page.id)?.childMenus ?? []) : [];
  return (
    <div className={`wrap ${styles.pageHead}`} data-part="page-head">
      <div>
        {page.isDraft && <DraftMark />}
        <h1>{keepCompoundsWhole(title)}</h1>
        {description && <p className="lead page-lead">{keepCompoundsWhole(description)}</p>}
        {below.length > 0 && (
          <nav className={styles.pageMenu} aria-label={t('subMenu')}>
            {below.map((child) => (
              <a key={child.id} href={menuHref(child, locale, paths)}>
                {child.name[locale]}
              </a>
            ))}
          </nav>
        )}
      </div>
      {page.image && <Picture picture={pictureView(catalogue, page.image, locale)} sizes="banner" eager />}
    </div>
  );
}
