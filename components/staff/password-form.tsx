import { useTranslations } from 'next-intl';
import type { OfficeState } from '@/lib/staff/define-action';
import { TextField } from './fields';
import styles from './office.module.css';
import { OfficeForm } from './office-form';

interface PasswordFormProps {
  action: 'factor.begin' | 'codes.renew';
  submit: string;
  /** It is the main action on its page. */
  isMain?: true;
  onAnswer: (answer: OfficeState) => void;
}

/** Asks for the user's password again, before something that a session alone may not do. */
export const PasswordForm = ({ action, submit, isMain, onAnswer }: PasswordFormProps) => (
  <OfficeForm action={action} className={styles.form} onAnswer={onAnswer}>
    <TextField
      label={useTranslations('office.factor')('password')}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
    <button className={isMain ? 'button' : 'button button-quiet'} type="submit">
      {submit}
    </button>
  </OfficeForm>
);
