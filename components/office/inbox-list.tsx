'use client';

import { startTransition, useOptimistic } from 'react';
import { type Option, SelectField, TextField } from './fields';
import styles from './inbox.module.css';
import { LeadKeys } from './lead-keys';
import { LeadRow, type RowView } from './lead-row';
import { OfficeForm } from './office-form';
import { useOffice } from './office-provider';
import { Tick, TickAll, useTicked } from './ticks';

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
  const { ticked, setTicked, tick } = useTicked(rows.map(({ id }) => id));
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

  const isAll = chosen.length === rows.length;
  return (
    <>
      <LeadKeys onChange={change} onTick={tick} />
      <div className={styles.selection}>
        <TickAll
          label={words.selectAll}
          isAll={isAll}
          isSome={chosen.length > 0}
          onChange={() => setTicked(new Set(isAll ? [] : rows.map(({ id }) => id)))}
        />
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
            <Tick
              label={words.select.replace('{name}', row.name)}
              isTicked={ticked.has(row.id)}
              onTick={(isRange) => tick(row.id, isRange)}
            />
            <LeadRow row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}
