import { TextField } from './fields';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import type { OfficeAnswer } from './office-provider';

interface PasswordFormProps {
  action: 'factor.begin' | 'codes.renew';
  label: string;
  submit: string;
  /** The main thing to do on its page. */
  isMain?: true;
  onAnswer: (answer: OfficeAnswer) => void;
}

/** Asks for the own password again, before something that no session alone may do. */
export const PasswordForm = ({ action, label, submit, isMain, onAnswer }: PasswordFormProps) => (
  <OfficeForm action={action} className={styles.form} onAnswer={onAnswer}>
    <TextField label={label} name="password" type="password" autoComplete="current-password" required />
    <button className={isMain ? 'button' : 'button button-quiet'} type="submit">
      {submit}
    </button>
  </OfficeForm>
);
