'use client';

import { startTransition, useOptimistic, useRef, useState } from 'react';
import { type Option, SelectField, TextField } from './fields';
import styles from './inbox.module.css';
import { LeadKeys } from './lead-keys';
import { LeadRow, type RowView } from './lead-row';
import { OfficeForm } from './office-form';
import { useOffice } from './office-provider';

interface InboxListProps {
  rows: readonly RowView[];
  /** With an empty one first, which changes nothing. */
  statuses: readonly Option[];
  assignees: readonly Option[];
  /** The id of the person who is logged in. */
  me: string;
  words: Record<'list' | 'selectAll' | 'select' | 'bulk' | 'apply' | 'unselect', string> &
    Record<'status' | 'assignee' | 'followUp', string>;
  /** "3 enquiries selected", by number. */
  counts: readonly string[];
}

/** What a key changes in leads before the server has answered. */
interface Change {
  ids: readonly string[];
  fields: { status?: string; assignee?: string };
}

/** The leads of a page: ticked ones are changed together, and a change by key is shown at once. */
export function InboxList({ rows, statuses, assignees, me, words, counts }: InboxListProps) {
  const { run } = useOffice();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** Where a range begins. */
  const from = useRef<string>(undefined);
  // If the server refuses, the rows go back to what they were, and the foot of the page says why.
  const [shown, show] = useOptimistic(rows, (now, { ids, fields }: Change) =>
    now.map((row) => {
      if (!ids.includes(row.id)) return row;
      const status = fields.status ?? row.status;
      const statusText = statuses.find(([value]) => value === status)?.[1] ?? row.statusText;
      return { ...row, status, statusText, who: fields.assignee ? me : row.who };
    }),
  );
  const chosen = rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id);

  const change = (id: string, fields: Change['fields']) => {
    const ids = chosen.length > 0 ? chosen : [id];
    startTransition(async () => {
      show({ ids, fields });
      const { done } = await run('leads.change', { ids: ids.join(' '), ...fields });
      if (done) setTicked(new Set());
    });
  };

  const tick = (id: string, isRange: boolean) => {
    const order = rows.map((row) => row.id);
    const [start, end] = [order.indexOf(from.current ?? id), order.indexOf(id)];
    const range = isRange && start >= 0 ? order.slice(Math.min(start, end), Math.max(start, end) + 1) : [id];
    const next = new Set(ticked);
    for (const one of range)
      if (!isRange && ticked.has(one)) next.delete(one);
      else next.add(one);
    from.current = id;
    setTicked(next);
  };

  const isAll = chosen.length === rows.length;
  return (
    <>
      <LeadKeys onChange={change} onTick={tick} />
      <div className={styles.selection}>
        <label className="check-line">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && !isAll;
            }}
            onChange={() => setTicked(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
          {words.selectAll}
        </label>
        <span role="status">{counts[chosen.length - 1] ?? ''}</span>
        {chosen.length > 0 && (
          <button className={`link ${styles.act}`} type="button" onClick={() => setTicked(new Set())}>
            {words.unselect}
          </button>
        )}
        {chosen.length > 0 && (
          <OfficeForm
            action="leads.change"
            className={styles.bulk}
            label={words.bulk}
            onAnswer={({ done }) => done && setTicked(new Set())}
          >
            <input type="hidden" name="ids" value={chosen.join(' ')} />
            <SelectField label={words.status} name="status" options={statuses} />
            <SelectField label={words.assignee} name="assignee" options={assignees} />
            <TextField label={words.followUp} name="followUp" type="date" />
            <button className="button" type="submit">
              {words.apply}
            </button>
          </OfficeForm>
        )}
      </div>
      <ul className={styles.rows} aria-label={words.list} data-part="lead-rows">
        {shown.map((row) => (
          <li key={row.id} className={styles.ticked}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={ticked.has(row.id)}
                aria-label={words.select.replace('{name}', row.name)}
                onChange={(event) =>
                  tick(row.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                }
              />
            </label>
            <LeadRow row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}
