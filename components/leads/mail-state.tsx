import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { moment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { mailFailure } from '@/lib/leads/mail-failure';

interface MailStateProps {
  mail: { state: 'waiting' | 'sent' | 'failed'; finishedAt: number | null; lastError: string | null };
  /** The text before it. */
  before?: string | null;
  locale: Locale;
}

/** The delivery state of a mail, with the reason if it failed. */
export async function MailState({ mail: { state, finishedAt, lastError }, before, locale }: MailStateProps) {
  const t = await getTranslations('office.lead');
  const text = t(`mailStates.${state}`, {
    moment: finishedAt === null ? '' : moment(finishedAt, locale),
    reason: await failureText(lastError),
  });
  return (
    <span className={state === 'failed' ? page.error : page.muted}>{[before, text].filter(Boolean).join(' · ')}</span>
  );
}

/** The reason why a mail failed; empty without a failure. The mail server's own words are in its title. */
export async function MailFailure({ error }: { error: string | null }) {
  if (error === null) return null;
  return (
    <span className={page.error} title={error}>
      {' '}
      {await failureText(error)}
    </span>
  );
}

async function failureText(error: string | null): Promise<string> {
  const t = await getTranslations('office.mailFailures');
  return error === null ? '' : t(mailFailure(error));
}
