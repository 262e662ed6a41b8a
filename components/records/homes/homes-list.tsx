'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { type Option, SelectField } from '@/components/staff/fields';
import frame from '@/components/staff/office.module.css';
import { useOffice } from '@/components/staff/office-provider';
import { SelectionBar } from '@/components/staff/selection-bar';
import selection from '@/components/staff/selection-bar.module.css';
import { Tick, useTicked } from '@/components/staff/ticks';
import type { HomesAnswer } from '@/lib/records/homes/homes-answer';
import { HomeRow, type HomeView } from './home-row';
import styles from './homes-list.module.css';

interface HomesListProps {
  homes: readonly HomeView[];
  /** All of this view that the person may change; null where they are more than `max`, which can be changed at once. */
  ids: readonly number[] | null;
  max: number;
  view: 'table' | 'cards';
  viewSwitch: ReactNode;
  /** With an empty one first. */
  changes: readonly Option[];
}

type ChangeResult = HomesAnswer & { isDone: boolean };

/** The homes of a page: ticked ones are changed together, once it is said what that does to each. */
export function HomesList({ homes, ids, max, view, viewSwitch, changes }: HomesListProps) {
  const [t, list] = [useTranslations('office.homes.many'), useTranslations('office.homes')('list')];
  const { number } = useFormatter();
  const { run } = useOffice();
  const [change, setChange] = useState('');
  const [result, setResult] = useState<ChangeResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Counts what was ticked and chosen: an answer about something else is not shown. */
  const asked = useRef(0);
  const outcome = useRef<HTMLDivElement>(null);
  const own = homes.filter(({ canChange }) => canChange).map(({ id }) => id);
  const { ticked, setTicked, tick } = useTicked(own);
  const isPage = own.length > 0 && own.every((id) => ticked.has(id));

  const forget = () => {
    asked.current += 1;
    setResult(null);
  };
  const choose = (next: Iterable<number>) => {
    setTicked(new Set(next));
    forget();
  };

  const send = async (preview?: 'on') => {
    if (isBusy) return;
    setBusy(true);
    const mine = asked.current;
    const { payload: answer, done } = await run('homes.change', { homes: [...ticked].join(' '), change, preview });
    setBusy(false);
    if (preview && mine !== asked.current) return;
    setResult(answer ? { ...answer, isDone: !preview } : null);
    if (done) setTicked(new Set());
  };

  const apply = async () => {
    await send();
    // The pressed button disappears, so move the focus.
    outcome.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <SelectionBar
        all={
          own.length === 0
            ? null
            : {
                label: t('selectAll'),
                isAll: isPage,
                isSome: ticked.size > 0,
                onChange: () => choose(isPage ? [] : own),
              }
        }
        count={ticked.size}
        summary={t('selected', { count: ticked.size })}
        outcome={
          <div ref={outcome} className={selection.outcome} role="status" tabIndex={-1} data-part="homes-outcome">
            {result && (
              <>
                <p>{result.sentence}</p>
                {result.refused.length > 0 && (
                  <ul>
                    {result.refused.map(({ home, name, reason }) => (
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
            {t('selectView', { count: number(ids.length) })}
          </button>
        )}
        {isPage && !ids && <span className={frame.muted}>{t('tooMany', { count: number(max) })}</span>}
        <button className={`link ${selection.act}`} type="button" onClick={() => choose([])}>
          {t('unselect')}
        </button>
        <form
          className={selection.form}
          aria-label={t('bulk')}
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            void send('on');
          }}
        >
          <SelectField
            label={t('change')}
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
            {t('look')}
          </button>
          {result && !result.isDone && result.count > 0 && (
            <button className="button" type="button" onClick={() => void apply()}>
              {t('apply', { count: result.count })}
            </button>
          )}
        </form>
      </SelectionBar>
      <ul className={styles.list} aria-label={list} data-view={view} data-part="home-rows">
        {homes.map((home) => (
          <li key={home.id} className={styles.item}>
            {home.canChange && (
              <Tick
                label={t('select', { name: home.reference })}
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
