'use client';

import { type ReactNode, useRef, useState } from 'react';
import { type Option, SelectField } from '../../staff/fields';
import { filled } from '../../staff/filled';
import styles from '../../staff/list.module.css';
import frame from '../../staff/office.module.css';
import { type OfficeAnswer, useOffice } from '../../staff/office-provider';
import { SelectionBar } from '../../staff/selection-bar';
import selection from '../../staff/selection-bar.module.css';
import { Tick, useTicked } from '../../staff/ticks';
import { HomeRow, type HomeView } from './home-row';

interface HomesListProps {
  homes: readonly HomeView[];
  /** All of this view that the person may change; null where they are too many to be changed at once. */
  ids: readonly number[] | null;
  view: 'table' | 'cards';
  viewSwitch: ReactNode;
  /** With an empty one first. */
  changes: readonly Option[];
  words: Record<'list' | 'select' | 'selectAll' | 'selectView' | 'selected' | 'tooMany' | 'unselect', string> &
    Record<'bulk' | 'change' | 'look' | 'apply', string>;
}

type Said = NonNullable<OfficeAnswer['homes']> & { isDone: boolean };

/** The homes of a page: ticked ones are changed together, once it is said what that does to each. */
export function HomesList({ homes, ids, view, viewSwitch, changes, words }: HomesListProps) {
  const { run } = useOffice();
  const [change, setChange] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Counts what was ticked and chosen: an answer about something else is not shown. */
  const asked = useRef(0);
  const outcome = useRef<HTMLDivElement>(null);
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

  const apply = async () => {
    await send('');
    // Its button goes away.
    outcome.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <SelectionBar
        all={
          own.length === 0
            ? null
            : {
                label: words.selectAll,
                isAll: isPage,
                isSome: ticked.size > 0,
                onChange: () => choose(isPage ? [] : own),
              }
        }
        count={ticked.size}
        said={filled(words.selected, { count: ticked.size })}
        outcome={
          <div ref={outcome} className={selection.outcome} role="status" tabIndex={-1} data-part="homes-outcome">
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
        }
        end={viewSwitch}
      >
        {isPage && ids && ids.length > ticked.size && (
          <button className={`link ${selection.act}`} type="button" onClick={() => choose(ids)}>
            {words.selectView}
          </button>
        )}
        {isPage && !ids && <span className={frame.muted}>{words.tooMany}</span>}
        <button className={`link ${selection.act}`} type="button" onClick={() => choose([])}>
          {words.unselect}
        </button>
        <form
          className={selection.form}
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
            <button className="button" type="button" onClick={() => void apply()}>
              {filled(words.apply, { count: said.count })}
            </button>
          )}
        </form>
      </SelectionBar>
      <ul className={styles.list} aria-label={words.list} data-view={view} data-part="home-rows">
        {homes.map((home) => (
          <li key={home.id} className={styles.item}>
            {home.canChange && (
              <Tick
                label={filled(words.select, { name: home.reference })}
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
