import { getLocale, getTranslations } from 'next-intl/server';
import type { Passkey } from '@/lib/accounts/passkeys';
import { dayOf } from '@/lib/base/day';
import { date } from '@/lib/i18n/format';
import styles from './account.module.css';
import { AddPasskey } from './add-passkey';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** The agency's telephone, for errors. */
  phone: string;
  /** The address to open after one was added. */
  href: string;
  /** Whether they stand in the office; else in the portal. */
  isOffice?: boolean;
}

/** The passkeys of an account, each named by the day on which it was made. */
export async function Passkeys({ passkeys, phone, href, isOffice = false }: PasskeysProps) {
  const [locale, t, forms] = await Promise.all([
    getLocale(),
    getTranslations('account.passkeys'),
    getTranslations('forms'),
  ]);
  return (
    <section>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.passkeys} data-part="passkeys">
        {passkeys.map(({ id, createdAt }) => (
          <li key={id}>
            <span>{t('made', { day: date(dayOf(Number(createdAt)), locale) })}</span>
            <form method="post" encType="multipart/form-data" action="/api/account/passkeys/remove/">
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="id" value={id} />
              {isOffice && <input type="hidden" name="office" value="on" />}
              <button className="link" type="submit">
                {t('remove')}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <AddPasskey
        text={t('add')}
        failed={t('failed')}
        password={forms('fields.password')}
        hint={t('passwordHint')}
        errors={{
          password: forms('errors.password'),
          credentials: t('wrongPassword'),
          wait: forms('errors.wait', { phone }),
        }}
        href={href}
      />
    </section>
  );
}
