import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { type Locale, type Localized, locales, localize } from '@/lib/i18n/locales';
import { compareLanguages, type LanguageState } from '@/lib/records/fields/languages';
import { useEdit, useRecordField } from './edit-context';
import type { FieldOf } from './field';
import { FieldMessage, useFieldMessage } from './field-frame';
import styles from './fields.module.css';
import languages from './languages.module.css';
import { TypedArea } from './typed-area';

/** A text in four languages side by side, the editor's first. */
export function LocalizedField({ field, path }: { field: FieldOf<'localized'>; path: string }) {
  const { locale } = useEdit();
  const message = useFieldMessage(path.replace('.*', ''));
  const id = useId();
  const order = [locale, ...locales.filter((one) => one !== locale)];
  const { states, source } = useLanguages(path, order);
  const empty = order.filter((one) => states[one] === 'empty');
  return (
    <fieldset className={`${styles.field} ${styles.wide}`} data-path={path} aria-describedby={message ? id : undefined}>
      <legend>{field.label}</legend>
      {field.hint && <span className={styles.below}>{field.hint}</span>}
      <div className={languages.languages} data-long={field.isLong || undefined}>
        {order.map((language) => (
          <TextIn
            key={language}
            language={language}
            field={field}
            path={path}
            state={states[language]}
            source={source}
          />
        ))}
      </div>
      <DraftButton label={field.label} path={path} source={source} to={empty} />
      {message && (
        <span id={id}>
          <FieldMessage {...message} />
        </span>
      )}
    </fieldset>
  );
}

/** Returns the state of a text in each language, compared with the other languages and with the base, and the language to translate from. */
function useLanguages(path: string, order: readonly Locale[]) {
  const { base, check } = useEdit();
  const places = locales.map((one) => path.replace('*', one));
  const typed = useWatch({ name: places });
  const texts = Object.fromEntries(locales.map((one, i) => [one, typed[i]])) as Localized<unknown>;
  const before = localize((one): unknown => get(base, path.replace('*', one)));
  const unreviewed = locales.filter((one) => check.unreviewed.includes(path.replace('*', one)));
  return compareLanguages(texts, before, unreviewed, order);
}

interface TextProps {
  language: Locale;
  field: FieldOf<'localized'>;
  /** The path, with * in place of the language. */
  path: string;
  state: LanguageState;
  source: Locale | null;
}

function TextIn({ language, field, path: whole, state, source }: TextProps) {
  const t = useTranslations('office.edit');
  const { check } = useEdit();
  const { register } = useFormContext();
  const id = useId();
  const path = whole.replace('*', language);
  const message = useFieldMessage(path);
  const isUnreviewed = check.unreviewed.includes(path);
  const own = isUnreviewed ? t('drafts.unread') : state === 'right' ? null : t(`drafts.${state}`);
  // An error or a missing text is more precise.
  const note = message?.kind === 'error' || (message && state === 'empty') ? null : own;
  const aria = {
    id,
    lang: language,
    'aria-describedby': [message && `${id}-message`, note && `${id}-note`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': message?.kind === 'error' ? (true as const) : undefined,
  };
  return (
    <div className={languages.language} data-path={path}>
      <label htmlFor={id}>
        <abbr title={t(`languages.${language}`)}>{language.toUpperCase()}</abbr>
        <span className="sr-only"> {field.label}</span>
      </label>
      {field.isList ? (
        <Paragraphs path={path} aria={aria} />
      ) : field.isLong ? (
        <textarea className="input" rows={7} {...aria} {...register(path)} />
      ) : (
        <input className="input" {...aria} {...register(path)} />
      )}
      {message && (
        <span id={`${id}-message`}>
          <FieldMessage {...message} />
        </span>
      )}
      {own && (
        <span className={languages.note}>
          {note && (
            <span id={`${id}-note`} className={styles.message} data-kind={isUnreviewed ? 'missing' : undefined}>
              {note}
            </span>
          )}
          {isUnreviewed ? (
            <ApproveButton label={field.label} path={whole} language={language} />
          ) : (
            state === 'older' && <DraftButton label={field.label} path={whole} source={source} to={[language]} />
          )}
        </span>
      )}
    </div>
  );
}

/** Acts; if the button disappears, its text field gets the focus. */
async function leadOn(button: HTMLElement, path: string, act: () => Promise<void>): Promise<void> {
  const text = button.closest('fieldset')?.querySelector<HTMLElement>(`[data-path="${path}"] :is(input, textarea)`);
  await act();
  if (document.activeElement === button || document.activeElement === document.body) text?.focus();
}

/** A button that has a text translated into other languages, where the agency has a service for it. */
function DraftButton(props: { label: string; path: string; source: Locale | null; to: readonly Locale[] }) {
  const { label, path, source, to } = props;
  const t = useTranslations('office.edit');
  const { locale, canTranslate, drafts } = useEdit();
  if (!canTranslate || !source || to.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(to.map((one) => one.toUpperCase()));
  return (
    <button
      className={`link ${languages.draft}`}
      type="button"
      disabled={drafts.waiting !== null}
      aria-busy={drafts.waiting === path}
      onClick={({ currentTarget }) =>
        void leadOn(currentTarget, path.replace('*', to[0] ?? source), () => drafts.draft(path, source, to))
      }
    >
      {t(`drafts.from.${source}`, { languages: names })}
      <span className="sr-only"> {label}</span>
    </button>
  );
}

function ApproveButton({ label, path, language }: { label: string; path: string; language: Locale }) {
  const t = useTranslations('office.edit');
  const { drafts } = useEdit();
  return (
    <button
      className={`link ${languages.draft}`}
      type="button"
      onClick={({ currentTarget }) =>
        void leadOn(currentTarget, path.replace('*', language), () => drafts.approve(path, language))
      }
    >
      {t('drafts.approve')}
      <span className="sr-only">
        {' '}
        {label} {language.toUpperCase()}
      </span>
    </button>
  );
}

/** A list of paragraphs as one text, with an empty line between them. */
function Paragraphs({ path, aria }: { path: string; aria: { id: string; lang: Locale } }) {
  const field = useRecordField(path);
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
