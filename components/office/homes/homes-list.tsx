'use client';

import { type ReactNode, useRef, useState } from 'react';
import { type Option, SelectField } from '../fields';
import inbox from '../inbox.module.css';
import frame from '../office.module.css';
import { type OfficeAnswer, useOffice } from '../office-provider';
import { Tick, TickAll, useTicked } from '../ticks';
import { HomeRow, type HomeView } from './home-row';
import styles from './list.module.css';

interface HomesListProps {
  homes: readonly HomeView[];
  /** All of this view that the person may change; null where they are too many to be changed at once. */
  ids: readonly number[] | null;
  view: 'table' | 'cards';
  viewSwitch: ReactNode;
  /** With an empty one first. */
  changes: readonly Option[];
  words: Record<'list' | 'select' | 'selectAll' | 'selectView' | 'tooMany' | 'unselect', string> &
    Record<'bulk' | 'change' | 'look', string>;
  /** "3 properties selected", by number. */
  counts: readonly string[];
  /** "Change 3 properties", by number. */
  applies: readonly string[];
}

type Said = NonNullable<OfficeAnswer['homes']> & { isDone: boolean };

/** The homes of a page: ticked ones are changed together, once it is said what that does to each. */
export function HomesList({ homes, ids, view, viewSwitch, changes, words, counts, applies }: HomesListProps) {
  const { run } = useOffice();
  const [change, setChange] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Counts what was ticked and chosen: an answer about something else is not shown. */
  const asked = useRef(0);
  const own = homes.filter(({ canChange }) => canChange).map(({ id }) => id);
  const { ticked, setTicked, tick } = useTicked(own);
  const isPage = own.length > 0 && own.every((id) => ticked.has(id));

  const forget = () => {
    asked.current += 1;
    setSaid(null);
  };
  const choose = (next: Iterable<number>) => {
    setTicked(new Set(next));
    forget();
  };

  const send = async (preview: 'on' | '') => {
    if (isBusy) return;
    setBusy(true);
    const mine = asked.current;
    const { homes: answer, done } = await run('homes.change', { homes: [...ticked].join(' '), change, preview });
    setBusy(false);
    if (preview && mine !== asked.current) return;
    setSaid(answer ? { ...answer, isDone: preview === '' } : null);
    if (done) setTicked(new Set());
  };

  return (
    <>
      <div className={inbox.selection}>
        {own.length > 0 && (
          <TickAll
            label={words.selectAll}
            isAll={isPage}
            isSome={ticked.size > 0}
            onChange={() => choose(isPage ? [] : own)}
          />
        )}
        <span role="status">{counts[ticked.size - 1] ?? ''}</span>
        {isPage && ids && ids.length > ticked.size && (
          <button className={`link ${inbox.act}`} type="button" onClick={() => choose(ids)}>
            {words.selectView}
          </button>
        )}
        {isPage && !ids && <span className={frame.muted}>{words.tooMany}</span>}
        {ticked.size > 0 && (
          <button className={`link ${inbox.act}`} type="button" onClick={() => choose([])}>
            {words.unselect}
          </button>
        )}
        {viewSwitch}
        {ticked.size > 0 && (
          <form
            className={styles.bulk}
            aria-label={words.bulk}
            aria-busy={isBusy}
            onSubmit={(event) => {
              event.preventDefault();
              void send('on');
            }}
          >
            <SelectField
              label={words.change}
              name="change"
              value={change}
              options={changes}
              required
              onChange={({ currentTarget }) => {
                setChange(currentTarget.value);
                forget();
              }}
            />
            <button className="button button-quiet" type="submit">
              {words.look}
            </button>
            {said && !said.isDone && said.count > 0 && (
              <button className="button" type="button" onClick={() => void send('')}>
                {applies[said.count - 1]}
              </button>
            )}
          </form>
        )}
        <div className={styles.said} role="status" data-part="homes-outcome">
          {said && (
            <>
              <p>{said.sentence}</p>
              {said.refused.length > 0 && (
                <ul>
                  {said.refused.map(({ home, name, reason }) => (
                    <li key={home}>
                      <strong>{name}</strong> {reason}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
      <ul className={styles.list} aria-label={words.list} data-view={view} data-part="home-rows">
        {homes.map((home) => (
          <li key={home.id} className={styles.item}>
            {home.canChange && (
              <Tick
                label={words.select.replace('{name}', home.reference)}
                isTicked={ticked.has(home.id)}
                className={styles.tick}
                onTick={(isRange) => {
                  tick(home.id, isRange);
                  forget();
                }}
              />
            )}
            <HomeRow home={home} />
          </li>
        ))}
      </ul>
    </>
  );
}
