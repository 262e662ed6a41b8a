import { Icon } from '@/components/ui/icon';
import type { ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface CategoryModuleView {
  view: 'category';
  perRow: number;
  /** `count` homes lie behind the link; null where it leads to none. */
  items: { id: string; label: string; href: string | null; count: number | null }[];
}

/** The categories below one, as a list of links. */
export const CategoryModule = ({ module: { perRow, items } }: ModuleProps<CategoryModuleView>) => (
  <ul className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${styles.categoryModule}`}>
    {items.map(({ id, label, href, count }) => (
      <li key={id}>
        {href ? (
          <a href={href}>
            <span>{label}</span>
            {count !== null && <span className="figures">{count}</span>}
            <Icon name="arrow-right" />
          </a>
        ) : (
          <span>{label}</span>
        )}
      </li>
    ))}
  </ul>
);
