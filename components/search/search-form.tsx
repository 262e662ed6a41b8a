import { Icon } from '@/components/ui/icon';
import styles from './search.module.css';
import { SearchLine, type SearchLineView } from './search-line';

export interface SearchFormView {
  salePath: string;
  rentPath: string;
  line: SearchLineView;
  /** Homes for sale and for rent; null where the agency does not show them. */
  totals: { sale: number; rent: number } | null;
}

/** The search block: one line, two buttons. A plain form that submits to the lists; suggestions come on top with JavaScript. */
export function SearchForm({ search: { line, totals, ...search } }: { search: SearchFormView }) {
  const { words } = line;
  return (
    <search>
      <form className={styles.search} action={search.salePath}>
        <div className={styles.searchLine}>
          <Icon name="search" />
          <SearchLine line={line} />
        </div>
        <div className={styles.searchButtons}>
          <button className="button" type="submit">
            {words.sale} {totals && <span className={`${styles.searchTotal} figures`}>{totals.sale}</span>}
          </button>
          <button className="button" type="submit" formAction={search.rentPath}>
            {words.rent} {totals && <span className={`${styles.searchTotal} figures`}>{totals.rent}</span>}
          </button>
        </div>
      </form>
    </search>
  );
}
