import { type KeyboardEvent, useId, useRef, useState } from 'react';
import suggestions from '@/components/ui/suggestions.module.css';
import type { Locale } from '@/lib/i18n/locales';
import type { TravelPlace } from '@/lib/travel/places';
import { ask } from './ask';
import styles from './travel.module.css';

interface PlaceFieldProps {
  locale: Locale;
  label: string;
  value: string;
  /** The error message. */
  error: string | undefined;
  /** The typed text, with the place if one was chosen. */
  onChange(name: string, place: TravelPlace | null): void;
}

/** Between two keys: what is typed on at once is not looked up. */
const pauseMs = 150;

/** A street, town or station: typed, and chosen from what the site finds (ARIA pattern "combobox with list autocomplete"). */
export function PlaceField({ locale, label, value, error, onChange }: PlaceFieldProps) {
  const id = useId();
  const latest = useRef('');
  const [found, setFound] = useState<TravelPlace[]>([]);
  const [active, setActive] = useState(-1);

  const search = async (typed: string) => {
    latest.current = typed;
    onChange(typed, null);
    setActive(-1);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (latest.current !== typed) return;
    // A failed look-up is reported when the form is sent.
    const places = await ask('places', { locale, typed }).catch(() => []);
    if (latest.current === typed) setFound(places);
  };
  const choose = (place: TravelPlace) => {
    latest.current = place.name;
    onChange(place.name, place);
    setFound([]);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (found.length === 0) return;
    if (step !== undefined) setActive((now) => ((now + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    else if (event.key === 'Escape') setFound([]);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave the field and its list
    <div
      className={styles.place}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFound([])}
    >
      <label className="field">
        <span>{label}</span>
        <input
          className="input"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={(event) => void search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id={id} className={suggestions.list} role="listbox" aria-label={label} hidden={found.length === 0}>
        {found.map((place, i) => (
          <button
            key={place.name}
            id={`${id}-${i}`}
            type="button"
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            onClick={() => choose(place)}
          >
            {place.name}
          </button>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
