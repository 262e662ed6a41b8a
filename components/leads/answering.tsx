import { randomUUID } from 'node:crypto';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AreaField, type Option } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { languageName } from '@/lib/i18n/format';
import { answerBegins, findReplyAddress, readLeadLocale } from '@/lib/leads/lead-mails';
import { fillBlocks } from '@/lib/leads/text-blocks';
import { officeHref } from '@/lib/routes/office-paths';
import { AnswerForm } from './answer-form';
import { Forwarding } from './forwarding';
import styles from './lead.module.css';
import { LeadEntries } from './lead-entries';
import type { LeadProps } from './lead-page';

/** The notes about a lead and the answers to its sender, and the fields for more. */
export async function Answering(props: LeadProps) {
  const { lead, details, staff, locale, data } = props;
  const t = await getTranslations('office.lead');
  const language = readLeadLocale(lead);
  const theirs = await getTranslations({ locale: language, namespace: 'office.lead' });
  const phone = typeof lead.fields.phone === 'string' ? lead.fields.phone : '';
  const blocks = fillBlocks(details.blocks, lead, staff, language, data);
  const inLanguage = languageName(language, locale);
  const choices: Option[] = blocks.map(({ id, name, text }) =>
    text === null ? [id, t('blockMissing', { name, language: inLanguage }), true] : [id, name],
  );
  return (
    <>
      <LeadEntries entries={details.entries} locale={locale} />
      <section className={page.section}>
        <h2>{t('answer')}</h2>
        {lead.email ? (
          <AnswerForm
            lead={lead.id}
            formKey={randomUUID()}
            to={t('answerTo', { email: lead.email })}
            subject={theirs('subjectLine', { agency: data.content.site.name })}
            text={await answerBegins(lead)}
            hint={t('answerHint', { language: inLanguage })}
            replies={t('replies', { name: lead.name, address: findReplyAddress(staff, data) })}
            blocks={blocks}
            choices={[['', t('blockChoose')], ...choices]}
          />
        ) : (
          <p>{phone ? t('answerNone', { phone }) : t('answerNoneAtAll')}</p>
        )}
        <p className={styles.below}>
          <Link className="link" href={officeHref('texts', locale)} prefetch={false}>
            {t(blocks.length > 0 ? 'blocksManage' : 'blocksNone')}
          </Link>
        </p>
      </section>
      <section className={page.section}>
        <OfficeForm action="lead.note" className={page.form} resets>
          <input type="hidden" name="id" value={lead.id} />
          <AreaField label={t('note')} name="text" rows={3} maxLength={10_000} required />
          <button className="button button-quiet" type="submit">
            {t('noteAdd')}
          </button>
        </OfficeForm>
      </section>
      <Forwarding {...props} />
    </>
  );
}
