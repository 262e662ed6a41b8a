import { Icon } from '@/components/ui/icon';
import { categoriesBelow } from '@/lib/content/modules/items';
import type { ModuleProps } from './module-props';
import styles from './modules.module.css';

/** The categories below one; one that represents a type of home leads to its homes for sale. */
export function CategoryModule({ module, context: { locale, data } }: ModuleProps<'category'>) {
  const counts = data.catalogue.search.countsByType('sale');
  const perRow = module.numberItemOfRow ?? 2;
  return (
    <ul className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${styles.categoryModule}`}>
      {categoriesBelow(module, locale, data.content).map(({ id, label, item: { webId } }) => {
        const count = webId === undefined ? 0 : (counts.get(webId) ?? 0);
        return (
          <li key={id}>
            {count > 0 ? (
              <a href={data.paths.href({ name: 'listings', list: 'sale', type: webId }, locale)}>
                <span>{label}</span>
                <span className="figures">{count}</span>
                <Icon name="arrow-right" />
              </a>
            ) : (
              <span>{label}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
