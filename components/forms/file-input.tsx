import { type InputHTMLAttributes, useState } from 'react';
import styles from './file-input.module.css';

/**
 * A file chooser in the words of the page: the browser's own, in the language of the browser, lies over it unseen and takes click, key and
 * drop. Without a script nothing could say which file was chosen, so there the browser's own shows.
 */
export function FileInput({ text, ...input }: InputHTMLAttributes<HTMLInputElement> & { text: string }) {
  const [name, setName] = useState('');
  return (
    <span className={styles.file}>
      <span className="button button-quiet" aria-hidden="true">
        {text}
      </span>
      <span aria-hidden="true">{name}</span>
      <input type="file" {...input} onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name ?? '')} />
    </span>
  );
}
