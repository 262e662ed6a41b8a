import { Icon } from '@/components/ui/icon';

export interface PaginationView {
  /** "Page 2 of 5" */
  position: string;
  previous: string | null;
  next: string | null;
  pages: { number: number; path: string; current: boolean }[];
  words: { pages: string; previous: string; next: string; page(number: number): string };
}

/** The pages of a list, as links; nothing for a list of one page. */
export function Pagination({ pagination: { words, ...pagination } }: { pagination: PaginationView }) {
  if (pagination.pages.length < 2) return null;
  return (
    <nav className="pagination" aria-label={words.pages}>
      <p className="figures">{pagination.position}</p>
      <ul>
        {pagination.previous && (
          <li>
            <a href={pagination.previous} rel="prev">
              <Icon name="chevron-left" />
              {words.previous}
            </a>
          </li>
        )}
        {pagination.pages.map(({ number, path, current }) => (
          <li key={number} className="pagination-number">
            <a href={path} aria-label={words.page(number)} aria-current={current ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
        {pagination.next && (
          <li>
            <a href={pagination.next} rel="next">
              {words.next}
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
