import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type Locale, locales } from '@/lib/i18n/locales';
import { useEdit } from './edit-context';
import type { FieldOf } from './field';
import { useSaid } from './field-frame';
import styles from './fields.module.css';
import { TypedArea } from './typed-area';

/** A text in four languages side by side, the editor's first. */
export function LocalizedField({ field, path }: { field: FieldOf<'localized'>; path: string }) {
  const { locale } = useEdit();
  const said = useSaid(path.replace('.*', ''));
  const id = useId();
  const order = [locale, ...locales.filter((one) => one !== locale)];
  return (
    <fieldset className={`${styles.field} ${styles.wide}`} data-path={path} aria-describedby={said ? id : undefined}>
      <legend>{field.label}</legend>
      {field.hint && <span className={styles.below}>{field.hint}</span>}
      <div className={styles.languages} data-long={field.isLong || undefined}>
        {order.map((language) => (
          <TextIn key={language} language={language} field={field} path={path.replace('*', language)} />
        ))}
      </div>
      {said && (
        <span id={id} className={styles.said} data-kind={said.kind}>
          {said.text}
        </span>
      )}
    </fieldset>
  );
}

interface TextProps {
  language: Locale;
  field: FieldOf<'localized'>;
  /** In this language. */
  path: string;
}

function TextIn({ language, field, path }: TextProps) {
  const { words } = useEdit();
  const { register, getFieldState } = useFormContext();
  const id = useId();
  const said = useSaid(path);
  const aria = {
    id,
    lang: language,
    'aria-describedby': said ? `${id}-said` : undefined,
    'aria-invalid': said?.kind === 'error' ? (true as const) : undefined,
  };
  return (
    <div className={styles.language} data-path={path} data-dirty={getFieldState(path).isDirty || undefined}>
      <label htmlFor={id}>
        <abbr title={words.languages[language]}>{language.toUpperCase()}</abbr>
        <span className="sr-only"> {field.label}</span>
      </label>
      {field.isList ? (
        <Paragraphs path={path} aria={aria} />
      ) : field.isLong ? (
        <textarea className="input" rows={7} {...aria} {...register(path)} />
      ) : (
        <input className="input" {...aria} {...register(path)} />
      )}
      {said && (
        <span id={`${id}-said`} className={styles.said} data-kind={said.kind}>
          {said.text}
        </span>
      )}
    </div>
  );
}

/** A list of paragraphs as one text, with an empty line between them. */
function Paragraphs({ path, aria }: { path: string; aria: { id: string; lang: Locale } }) {
  const { field } = useController({ name: path });
  const read = (typed: string) => typed.split(/\n\s*\n/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  return (
    <TypedArea
      {...aria}
      input={field}
      rows={14}
      text={((field.value ?? []) as string[]).join('\n\n')}
      onType={(typed) => field.onChange(read(typed))}
    />
  );
}
