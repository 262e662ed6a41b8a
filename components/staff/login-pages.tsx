import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PasskeyButton } from '@/components/accounts/passkey-button';
import { TextField } from './fields';
import { NewFactor } from './new-factor';
import styles from './office.module.css';
import { OfficeForm } from './office-form';

const LoginFrame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <main className={styles.door}>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </main>
);

interface LogInProps {
  /** The page of the office that was wanted. */
  next: string;
  home: string;
  forgotten: string;
  portal: string;
}

export async function LogIn({ next, home, forgotten, portal }: LogInProps) {
  const [t, account] = await Promise.all([getTranslations('office.logIn'), getTranslations('account.passkeys')]);
  return (
    <LoginFrame title={t('title')} lead={t('lead')}>
      <OfficeForm action="log-in" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
        <TextField label={t('password')} name="password" type="password" autoComplete="current-password" required />
        <button className="button" type="submit">
          {t('submit')}
        </button>
      </OfficeForm>
      <PasskeyButton text={account('use')} failed={account('useFailed')} href={home} />
      <p>
        <a href={forgotten}>{t('forgotten')}</a>
      </p>
      <p className={styles.muted}>
        <a href={portal}>{t('client')}</a>
      </p>
    </LoginFrame>
  );
}

export async function EnterCode({ next }: { next: string }) {
  const t = await getTranslations('office.code');
  return (
    <LoginFrame title={t('title')} lead={t('lead')}>
      <OfficeForm action="code" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <TextField label={t('label')} name="code" autoComplete="one-time-code" autoCapitalize="none" required />
        <button className="button" type="submit">
          {t('submit')}
        </button>
      </OfficeForm>
    </LoginFrame>
  );
}

export async function SetUpFactor() {
  const t = await getTranslations('office.factor');
  return (
    <LoginFrame title={t('title')} lead={t('lead')}>
      <NewFactor />
    </LoginFrame>
  );
}
