import { getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { leadStatuses } from '@/lib/db/tables/leads';
import styles from './lead.module.css';
import type { LeadProps } from './lead-page';

/** The status, the assignee and the follow-up day of a lead; the three most frequent changes have a button. */
export async function LeadWork({ lead, details: { team }, staff }: LeadProps) {
  const [t, leads, statuses] = await Promise.all([
    getTranslations('office.lead'),
    getTranslations('office.leads'),
    getTranslations('office.status'),
  ]);
  const isDone = lead.status === 'closed' || lead.status === 'spam';
  const quick = [
    ...(lead.assignee === staff.id ? [] : [{ name: 'assignee', value: 'me', text: t('take') }]),
    ...(isDone
      ? [{ name: 'status', value: 'open', text: t('reopen') }]
      : [
          { name: 'status', value: 'closed', text: t('close') },
          { name: 'status', value: 'spam', text: t('spam') },
        ]),
  ];
  return (
    <section className={styles.work} aria-label={t('work')}>
      <OfficeForm action="lead.change" className={page.buttons}>
        <input type="hidden" name="id" value={lead.id} />
        {quick.map(({ name, value, text }) => (
          <button key={value} className="button button-quiet" type="submit" name={name} value={value}>
            {text}
          </button>
        ))}
      </OfficeForm>
      {/* The choices follow the stored values, also after an undo. */}
      <OfficeForm
        key={`${lead.status} ${lead.assignee} ${lead.followUp}`}
        action="lead.change"
        className={styles.fields}
      >
        <input type="hidden" name="id" value={lead.id} />
        <SelectField
          label={t('status')}
          name="status"
          defaultValue={lead.status}
          options={leadStatuses.map((status) => [status, statuses(status)])}
        />
        <SelectField
          label={t('assignee')}
          name="assignee"
          defaultValue={lead.assignee ?? 'none'}
          options={[['none', leads('nobody')], ...team.map(({ id, name }) => [id, name] as const)]}
        />
        <TextField label={t('followUp')} name="followUp" type="date" defaultValue={lead.followUp ?? ''} />
        <button className="button" type="submit">
          {t('save')}
        </button>
      </OfficeForm>
    </section>
  );
}
