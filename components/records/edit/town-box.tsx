import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import suggestions from '@/components/ui/suggestions.module.css';
import type { Locale } from '@/lib/i18n/locales';
import type { TownChoice } from '@/lib/records/places';
import styles from './town.module.css';

interface TownBoxProps {
  locale: Locale;
  label: string;
  /** The name of the town that is chosen; empty for none. */
  chosen: string;
  /** A town, or null once the field is emptied. */
  onChoose: (town: TownChoice | null) => void;
  /** Whether something is typed that is no choice yet. */
  onType?: (isTyping: boolean) => void;
  children: (input: ComponentProps<'input'>) => ReactNode;
}

/** Between two keys: what is typed on at once is not looked up. */
const pauseMs = 150;

export const townLabel = ({ name, zip }: Pick<TownChoice, 'name' | 'zip'>): string => `${name} (${zip})`;

/**
 * The input of a town, found among all of Belgium and Luxembourg by a name in any language or a postal code (ARIA pattern "combobox, list
 * autocomplete with automatic selection"): the first one found is taken when the field is left.
 */
export function TownBox({ locale, label, chosen, onChoose, onType, children }: TownBoxProps) {
  const t = useTranslations('office.edit.town');
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<readonly TownChoice[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [active, setActive] = useState(0);
  const latest = useRef('');
  /** The pending look-up: leaving the field waits for it. */
  const looking = useRef<Promise<readonly TownChoice[] | null>>(Promise.resolve(null));
  const isOpen = found !== null && found.length > 0;

  const lookUp = async (text: string, pause: number): Promise<readonly TownChoice[] | null> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (latest.current !== text) return null;
    const towns = await fetchTowns(text, locale);
    if (latest.current !== text) return null;
    setFailed(towns === null);
    setFound(towns);
    setActive(0);
    return towns;
  };
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    onType?.(true);
    if (text.trim().length > 1) looking.current = lookUp(text, pauseMs);
    else {
      looking.current = Promise.resolve(null);
      setFound(null);
    }
  };
  const close = () => {
    latest.current = '';
    onType?.(false);
    setTyped(null);
    setFound(null);
  };
  const choose = (town: TownChoice) => {
    onChoose(town);
    close();
  };
  /** Takes the option for what is typed, once it is found; returns whether there is one, or none is wanted. */
  const take = async (text: string): Promise<boolean> => {
    if (text.trim() === '') {
      if (chosen !== '') onChoose(null);
      close();
      return true;
    }
    const towns = await looking.current;
    // The listed towns may belong to an earlier text.
    const town = towns?.[towns === found ? active : 0];
    if (!town || latest.current !== text) return false;
    choose(town);
    return true;
  };
  const leave = async () => {
    if (typed === null || (await take(typed)) || latest.current !== typed) return;
    setFound(null);
    // The field keeps a town that was chosen before.
    if (chosen !== '') close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && typed !== null) close();
    // A form must not be sent with a town that is not found yet.
    else if (event.key === 'Enter' && typed !== null) void take(typed);
    else if (!found || !isOpen) return;
    else if (step !== undefined) setActive((active + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  const message = hasFailed ? t('failed') : found && !isOpen ? t('none') : null;
  return (
    <div className={styles.box}>
      {children({
        type: 'text',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': isOpen ? `${listId}-${active}` : undefined,
        autoComplete: 'off',
        spellCheck: false,
        maxLength: 80,
        value: typed ?? chosen,
        onChange: ({ target }) => type(target.value),
        onBlur: () => void leave(),
        onKeyDown,
      })}
      <div
        id={listId}
        className={`${suggestions.list} ${styles.found}`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
      >
        {found?.map((town, i) => (
          <button
            key={town.id}
            id={`${listId}-${i}`}
            type="button"
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(town)}
          >
            <span>{townLabel(town)}</span>
            <span className={styles.where}>
              {[town.municipality && t('part', { municipality: town.municipality }), town.province]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        ))}
      </div>
      <span className={message ? styles.message : 'sr-only'} role="status">
        {message ?? (isOpen ? t('found', { count: found.length }) : '')}
      </span>
    </div>
  );
}

/** null where the server does not answer. */
async function fetchTowns(q: string, locale: Locale): Promise<readonly TownChoice[] | null> {
  try {
    const answer = await fetch(`/api/office/towns/?${new URLSearchParams({ q, locale })}`);
    return answer.ok ? ((await answer.json()) as { towns: TownChoice[] }).towns : null;
  } catch {
    return null;
  }
}
