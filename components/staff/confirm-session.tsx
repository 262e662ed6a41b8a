import { getTranslations } from 'next-intl/server';
import { TextField } from './fields';
import page from './office.module.css';
import { OfficeForm } from './office-form';

/** Asks a session that was idle for a code, before it may do what needs one. */
export async function ConfirmSession() {
  const [t, code] = await Promise.all([getTranslations('office.stale'), getTranslations('office.code')]);
  return (
    <OfficeForm action="session.confirm" className={page.form}>
      <p>{t('text')}</p>
      <TextField label={code('label')} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      <button className="button button-quiet" type="submit">
        {code('submit')}
      </button>
    </OfficeForm>
  );
}
