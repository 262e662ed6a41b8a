import { SiteLink } from '@/components/ui/site-link';
import type { Suggestion } from '@/lib/search/search-line';
import styles from './search.module.css';
import type { SearchLineWords } from './search-line';

interface SuggestionListProps {
  id: string;
  /** null while nothing is typed. */
  found: Suggestion[] | null;
  active: number;
  words: SearchLineWords;
}

const groups = ['line', 'homes', 'projects', 'cities', 'types'] as const;

const icons = { line: 'search', homes: 'house', projects: 'building-2', cities: 'map-pin', types: 'house' } as const;

/** The grouped suggestions of the search line; the listbox of the combobox. */
export function SuggestionList({ id, found, active, words }: SuggestionListProps) {
  return (
    <>
      <div id={id} className={styles.suggestions} role="listbox" aria-label={words.label} hidden={!found?.length}>
        {groups
          .filter((group) => found?.some((suggestion) => suggestion.group === group))
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role, a fieldset is for forms
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={styles.suggestionsHead}>
                {words[group]}
              </p>
              {found?.map(
                (suggestion, index) =>
                  suggestion.group === group && (
                    <Option
                      key={suggestion.key}
                      id={`${id}-${index}`}
                      suggestion={suggestion}
                      selected={index === active}
                    />
                  ),
              )}
            </div>
          ))}
      </div>
      <p className={found?.length === 0 ? `${styles.suggestions} ${styles.suggestionsNone}` : 'sr-only'} role="status">
        {found?.length === 0 && words.none}
      </p>
    </>
  );
}

function Option({ id, suggestion, selected }: { id: string; suggestion: Suggestion; selected: boolean }) {
  return (
    <SiteLink
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.suggestion}
      href={suggestion.path}
      tabIndex={-1}
    >
      {suggestion.thumbnail ? (
        <img src={suggestion.thumbnail} width={60} height={60} alt="" />
      ) : (
        <svg className="icon" aria-hidden>
          <use href={`/icons.svg#${icons[suggestion.group]}`} />
        </svg>
      )}
      <span>
        <strong>{suggestion.title}</strong>
        <small>{suggestion.description}</small>
      </span>
    </SiteLink>
  );
}
