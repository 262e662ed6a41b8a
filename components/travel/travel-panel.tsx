'use client';

import { type FormEvent, useRef, useState } from 'react';
import { goToArea } from '@/components/map/go-to-area';
import { Icon } from '@/components/ui/icon';
import { fillWords } from '@/lib/i18n/fill-words';
import type { Locale } from '@/lib/i18n/locales';
import { maxOrigins, minuteChoices, type TravelOrigin } from '@/lib/travel/travel-search';
import { ask } from './ask';
import { PlaceField } from './place-field';
import { readTravel, storeTravel } from './stored-search';
import styles from './travel.module.css';

export interface TravelWords {
  title: string;
  lead: string;
  places: string[];
  by: string;
  car: string;
  bike: string;
  within: string;
  minutes: string;
  submit: string;
  clear: string;
  note: string;
  close: string;
  choose: string;
  unknown: string;
  nothing: string;
  failed: string;
}

interface TravelPanelProps {
  locale: Locale;
  words: TravelWords;
  /** A list is limited to what lies within the times; a home says how long it takes. */
  of: 'list' | 'home';
}

/** An address as it is being typed; `at` once it is one that the site knows. */
type Draft = Pick<TravelOrigin, 'name' | 'by' | 'minutes'> & { at: TravelOrigin['at'] | null };

const empty: Draft = { name: '', at: null, by: 'car', minutes: 20 };
const rows = Array.from({ length: maxOrigins }, (_, row) => row);

/** Asks for one or two addresses of the visitor; kept in this browser, and sent with each question about them. */
export function TravelPanel({ locale, words, of }: TravelPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [errors, setErrors] = useState<(string | undefined)[]>([]);
  const [problem, setProblem] = useState('');

  const change = (row: number, changed: Partial<Draft>) => {
    setErrors([]);
    setDrafts((before) => rows.map((i) => ({ ...(before[i] ?? empty), ...(i === row ? changed : {}) })));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      const read = await Promise.all(drafts.map((draft) => complete(draft, locale)));
      const wrong = read.map((origin) => (typeof origin === 'string' ? words[origin] : undefined));
      setErrors(wrong);
      if (wrong.some(Boolean)) return;
      const origins = read.filter((origin) => origin !== null && typeof origin === 'object');
      await finish(origins);
    } catch {
      setProblem(words.failed);
    }
  };
  const finish = async (origins: TravelOrigin[]) => {
    const isListed = of === 'list' && origins.length > 0;
    const asked = origins.map(({ at, by, minutes }) => ({ at, by, minutes }));
    const area = isListed ? await ask('area', { origins: asked }) : '';
    if (isListed && !area) return setProblem(words.nothing);
    const before = readTravel().area;
    storeTravel({ origins, area });
    panel.current?.hidePopover();
    const shown = new URLSearchParams(location.search).get('area') ?? '';
    // A list is loaded anew with its area; a home, and a list of another area, say the times at once.
    if (of === 'list' && (area || (before && shown === before))) goToArea(area);
    else dispatchEvent(new Event('travel'));
  };
  return (
    <div
      ref={panel}
      id="travel"
      className={styles.panel}
      popover="auto"
      role="dialog"
      aria-labelledby="travel-title"
      onToggle={({ newState }) => newState === 'open' && setDrafts(readTravel().origins)}
    >
      <form onSubmit={submit}>
        <div className={styles.head}>
          <h2 id="travel-title">{words.title}</h2>
          <button
            type="button"
            className="drawer-close"
            popoverTarget="travel"
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <p>{words.lead}</p>
        {rows.map((row) => {
          const { name, by, minutes } = drafts[row] ?? empty;
          return (
            <fieldset key={row} className={styles.origin}>
              <legend className="sr-only">{words.places[row]}</legend>
              <PlaceField
                locale={locale}
                label={words.places[row] ?? ''}
                value={name}
                error={errors[row]}
                onChange={(typed, place) => change(row, { name: typed, at: place?.at ?? null })}
              />
              <label className="field">
                <span>{words.by}</span>
                <select
                  className="input"
                  value={by}
                  onChange={({ currentTarget }) => change(row, { by: currentTarget.value === 'bike' ? 'bike' : 'car' })}
                >
                  <option value="car">{words.car}</option>
                  <option value="bike">{words.bike}</option>
                </select>
              </label>
              {of === 'list' && (
                <label className="field">
                  <span>{words.within}</span>
                  <select
                    className="input"
                    value={minutes}
                    onChange={({ currentTarget }) => change(row, { minutes: Number(currentTarget.value) })}
                  >
                    {minuteChoices.map((choice) => (
                      <option key={choice} value={choice}>
                        {fillWords(words.minutes, { minutes: choice })}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </fieldset>
          );
        })}
        {problem && (
          <p className={styles.wrong} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.foot}>
          <button type="submit" className="button">
            {words.submit}
          </button>
          <button type="button" className="link" onClick={() => void finish([])}>
            {words.clear}
          </button>
        </div>
        <p className={styles.note}>{words.note}</p>
      </form>
    </div>
  );
}

/** The origin that was typed: null for an empty row, and the word for what is wrong where it is none that the site knows. */
async function complete(draft: Draft, locale: Locale): Promise<TravelOrigin | null | 'choose' | 'unknown'> {
  if (draft.name.trim() === '') return null;
  if (draft.at) return { ...draft, at: draft.at };
  const [first, ...others] = await ask('places', { locale, typed: draft.name });
  if (!first) return 'unknown';
  const isMeant = others.length === 0 || first.name.toLowerCase() === draft.name.trim().toLowerCase();
  return isMeant ? { ...draft, name: first.name, at: first.at } : 'choose';
}
