import { getTranslations } from 'next-intl/server';
import type { Crumb } from '@/lib/routes/routes';
import styles from './breadcrumbs.module.css';

/** The way down from the home page; the page itself is said, not linked. */
export async function Breadcrumbs({ crumbs, homePath }: { crumbs: Crumb[]; homePath: string }) {
  const t = await getTranslations('layout');
  const above = [{ name: t('home'), path: homePath }, ...crumbs.slice(0, -1)];
  return (
    <nav className={`wrap ${styles.breadcrumbs}`} data-part="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {above.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
