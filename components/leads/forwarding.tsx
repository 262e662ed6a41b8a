import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { AreaField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { filePrefix } from '@/lib/leads/forward';
import { findReplyAddress } from '@/lib/leads/lead-mails';
import type { LeadProps } from './lead-page';

/** Sends a lead to somebody outside the office. */
export async function Forwarding({ lead, details: { files }, staff, data }: LeadProps) {
  const t = await getTranslations('office.lead');
  return (
    <details className={page.fold} data-part="lead-forward">
      <summary className="link">{t('forward')}</summary>
      <OfficeForm action="lead.forward" className={page.form} label={t('forward')} resets>
        <p className={page.muted}>{t('forwardText', { name: lead.name })}</p>
        <input type="hidden" name="id" value={lead.id} />
        <input type="hidden" name="key" value={randomUUID()} />
        <TextField label={t('forwardTo')} name="to" type="email" maxLength={254} required />
        <AreaField label={`${t('forwardWords')} (${t('optional')})`} name="text" rows={4} maxLength={10_000} />
        {files.length > 0 && (
          <fieldset className={page.choice}>
            <legend>{t('forwardFiles')}</legend>
            {files.map(({ id, name }) => (
              <label key={id} className="check-line">
                <input type="checkbox" name={filePrefix + id} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <p className={page.muted}>{t('forwardReplies', { name: lead.name, address: findReplyAddress(staff, data) })}</p>
        <button className="button" type="submit">
          {t('forwardSend')}
        </button>
      </OfficeForm>
    </details>
  );
}
