import type { Crumb } from '@/lib/routes/routes';
import styles from './breadcrumbs.module.css';

/** The way down from the home page; the page itself is said, not linked. */
export function Breadcrumbs({ crumbs, home, label }: { crumbs: Crumb[]; home: Crumb; label: string }) {
  const above = [home, ...crumbs.slice(0, -1)];
  return (
    <nav className={`wrap ${styles.breadcrumbs}`} data-part="breadcrumbs" aria-label={label}>
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
