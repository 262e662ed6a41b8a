'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useOptimistic } from 'react';
import { type Option, SelectField, TextField } from '@/components/staff/fields';
import styles from '@/components/staff/list-page.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { useOffice } from '@/components/staff/office-provider';
import { SelectionBar } from '@/components/staff/selection-bar';
import selection from '@/components/staff/selection-bar.module.css';
import { Tick, useTicked } from '@/components/staff/ticks';
import inbox from './inbox.module.css';
import { type KeyedChange, LeadKeys } from './lead-keys';
import { LeadRow, type RowView } from './lead-row';

interface InboxListProps {
  rows: readonly RowView[];
  /** With an empty one first, which changes nothing. */
  statuses: readonly Option[];
  assignees: readonly Option[];
  /** The id of the person who is logged in. */
  me: string;
}

/** The changes that a key makes in leads before the server has answered. */
interface Change {
  ids: readonly string[];
  fields: KeyedChange;
}

/** The leads of a page: ticked ones are changed together, and a change by key is shown at once. */
export function InboxList({ rows, statuses, assignees, me }: InboxListProps) {
  const [t, lead] = [useTranslations('office.leads'), useTranslations('office.lead')];
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

  const change = (id: string, fields: KeyedChange) => {
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
      <SelectionBar
        all={{
          label: t('selectAll'),
          isAll,
          isSome: chosen.length > 0,
          onChange: () => setTicked(new Set(isAll ? [] : rows.map(({ id }) => id))),
        }}
        count={chosen.length}
        summary={t('selected', { count: chosen.length })}
      >
        <button className={`link ${selection.act}`} type="button" onClick={() => setTicked(new Set())}>
          {t('unselect')}
        </button>
        <OfficeForm
          action="leads.change"
          className={selection.form}
          label={t('bulk')}
          onAnswer={({ done }) => done && setTicked(new Set())}
        >
          <input type="hidden" name="ids" value={chosen.join(' ')} />
          <SelectField label={lead('status')} name="status" options={statuses} />
          <SelectField label={lead('assignee')} name="assignee" options={assignees} />
          <TextField label={lead('followUp')} name="followUp" type="date" />
          <button className="button" type="submit">
            {t('apply')}
          </button>
        </OfficeForm>
      </SelectionBar>
      <ul className={styles.rows} aria-label={t('list')} data-part="lead-rows">
        {shown.map((row) => (
          <li key={row.id} className={inbox.ticked}>
            <Tick
              label={t('select', { name: row.name })}
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
