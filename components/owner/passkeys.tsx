import styles from './account.module.css';
import { AddPasskey, type AddPasskeyProps } from './add-passkey';

export interface PasskeysView {
  locale: string;
  title: string;
  text: string;
  passkeys: { id: string; label: string }[];
  remove: string;
  add: AddPasskeyProps;
}

/** The passkeys of an account. */
export const Passkeys = ({ view: { locale, title, text, passkeys, remove, add } }: { view: PasskeysView }) => (
  <section>
    <h2>{title}</h2>
    <p>{text}</p>
    <ul className={styles.passkeys} data-part="passkeys">
      {passkeys.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span>
          <form method="post" encType="multipart/form-data" action="/api/account/passkeys/remove/">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="id" value={id} />
            <button className="link" type="submit">
              {remove}
            </button>
          </form>
        </li>
      ))}
    </ul>
    <AddPasskey {...add} />
  </section>
);
