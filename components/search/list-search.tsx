import { Icon } from '@/components/ui/icon';
import styles from './search.module.css';
import { SearchLine, type SearchLineView } from './search-line';

export interface ListSearchView {
  /** The list's own address: it understands the words. */
  action: string;
  line: SearchLineView;
  /** What the visitor asked in words, when that led here. */
  typed: string | undefined;
  submit: string;
  /** What of it was not understood; null if all was. */
  notUnderstood: string | null;
}

/** The search line above a list: words become its filters. */
export const ListSearch = ({ search: { action, line, typed, submit, notUnderstood } }: { search: ListSearchView }) => (
  <search className={styles.listSearch}>
    <form className={styles.search} action={action}>
      <div className={styles.searchLine}>
        <Icon name="search" />
        <SearchLine line={line} typed={typed} />
      </div>
      <button className="button" type="submit">
        {submit}
      </button>
    </form>
    {notUnderstood && (
      <p className={styles.notUnderstood} data-not-understood="">
        <Icon name="info" />
        {notUnderstood}
      </p>
    )}
  </search>
);
