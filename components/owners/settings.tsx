import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from '@/components/accounts/account.module.css';
import { LogOutForm } from '@/components/accounts/log-out-form';
import { FactList } from '@/components/ui/fact-list';
import visitStyles from '@/components/visits/visit.module.css';
import type { Account } from '@/lib/accounts/account';
import { languageName } from '@/lib/i18n/format';

interface SettingsProps {
  account: Account;
  /** The page to request a new password. */
  passwordHref: string;
  /** Further blocks, each with its own heading. */
  children?: ReactNode;
}

/** An account's name, address and language, and how it is kept safe. */
export async function Settings({ account, passwordHref, children }: SettingsProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account.settings')]);
  const facts = [
    { label: t('name'), value: account.name },
    { label: t('email'), value: account.email },
    { label: t('language'), value: languageName(account.locale, locale) },
  ];
  return (
    <div className={styles.settings}>
      <FactList className={visitStyles.ruledFacts} facts={facts} />
      <p>
        <a className="link" href={passwordHref}>
          {t('password')}
        </a>
      </p>
      {children}
      <section>
        <h2>{t('sessions')}</h2>
        <p>{t('sessionsText')}</p>
        <LogOutForm text={t('logOutEverywhere')} className="button button-quiet" everywhere={true} />
      </section>
    </div>
  );
}
