'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Conflicts } from '@/components/staff/conflicts';
import page from '@/components/staff/office.module.css';
import type { Locale } from '@/lib/i18n/locales';
import type { FormSection } from '@/lib/records/fields/sections';
import type { TableRows } from '@/lib/records/fields/tables';
import type { RecordCheck } from '@/lib/records/form/check-record';
import type { Facades } from '@/lib/records/form/facades';
import { readHomeNumber } from '@/lib/routes/home-record';
import styles from './edit.module.css';
import { type Edit, EditContext } from './edit-context';
import { useFittedAreas } from './fit-areas';
import { Fields } from './group-fields';
import { isSideBySide, PreviewPane, saveByKey } from './preview-pane';
import { SaveBar } from './save-bar';
import { UnsavedByOthers } from './unsaved-by-others';
import { useDrafts } from './use-drafts';
import { type FormStart, showFirstField, useRecordCopy } from './use-record-copy';

interface RecordFormProps extends FormStart, Pick<Edit, 'pinMap' | 'maxDocumentSize'> {
  /** "properties/5801" */
  record: string;
  sections: readonly FormSection[];
  tables: TableRows;
  facades?: Facades | undefined;
  /** Whether it can be published and taken back. */
  hasStatus: boolean;
  canTranslate: boolean;
  /** Whether the person may take over unsaved changes of colleagues. */
  canTakeOver: boolean;
  /** The languages of its page; empty for a record without one. */
  pageLanguages: readonly (readonly [Locale, string])[];
  locale: Locale;
  /** Links beside the buttons. */
  children: ReactNode;
}

/** Memoised: otherwise each autosave renders all fields, which takes 30 ms for a home instead of 2. */
const SectionFields = memo(Fields);

/** The form of a record: typed text is stored on the server as a working copy, and reaches the site when it is saved. */
export function RecordForm({
  record,
  sections,
  tables,
  facades,
  hasStatus,
  canTranslate,
  canTakeOver,
  pinMap,
  maxDocumentSize,
  pageLanguages,
  locale,
  children,
  ...start
}: RecordFormProps) {
  const t = useTranslations('office.edit');
  const copy = useRecordCopy(record, start);
  const { form, check, others } = copy;
  const { base, conflict, revision } = copy.state;
  const drafts = useDrafts(record, form, copy.setCheck);
  const box = useRef<HTMLFormElement>(null);
  useFittedAreas(box);
  const isActing = useRef(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const [announced, announce] = useState('');

  /** Runs one action at a time: a button keeps the focus meanwhile, and a second press has no effect. */
  const act = async (task: () => Promise<void>) => {
    if (isActing.current) return;
    isActing.current = true;
    await task().finally(() => {
      isActing.current = false;
    });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => saveByKey(event, () => void act(copy.save)));
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const home = readHomeNumber(record) ?? undefined;
  const context = useMemo(
    () => ({ tables, check, locale, home, facades, pinMap, maxDocumentSize, base, canTranslate, drafts, announce }),
    [tables, check, locale, home, facades, pinMap, maxDocumentSize, base, canTranslate, drafts],
  );
  return (
    <EditContext value={context}>
      <FormProvider {...form}>
        <form
          ref={box}
          method="dialog"
          className={styles.form}
          data-previewed={isPreviewed || undefined}
          // Enter in a field must not publish.
          onSubmit={(event) => event.preventDefault()}
        >
          <nav className={styles.sections} aria-label={t('parts')}>
            <ul>
              {sections.map(({ name, label, fields }) => (
                <li key={name}>
                  <a className="link" href={`#${anchor(name)}`}>
                    {label}
                  </a>
                  <SectionCount paths={fields.map(({ path }) => path)} check={check} />
                </li>
              ))}
            </ul>
            {children}
            <p className={styles.keys}>{t('keys')}</p>
          </nav>
          <div className={styles.parts}>
            {conflict && (
              <Conflicts
                conflicts={conflict.fields}
                isOfTabs={conflict.newer !== undefined}
                onResolve={(isMine) => act(() => copy.resolve(isMine))}
              />
            )}
            <UnsavedByOthers record={record} unsaved={copy.unsaved} canTakeOver={canTakeOver} />
            {others.length > 0 && (
              <p className={styles.others} role="status">
                {t('others', { names: new Intl.ListFormat(locale).format(others) })}
              </p>
            )}
            {sections.map(({ name, label, hint, fields }) => (
              <section key={name} id={anchor(name)} className={styles.section}>
                <h2>{label}</h2>
                {hint && <p>{hint}</p>}
                <SectionFields fields={fields} at="" />
              </section>
            ))}
          </div>
          {isPreviewed && (
            <PreviewPane
              record={record}
              version={revision}
              languages={pageLanguages}
              locale={locale}
              onSave={() => void act(copy.save)}
              onField={(path) => {
                if (!isSideBySide()) setPreviewed(false);
                // After the form is back.
                setTimeout(() => showFirstField([path]));
              }}
            />
          )}
          <p className="sr-only" role="status">
            {announced}
          </p>
          <SaveBar
            state={copy.state.status}
            status={hasStatus ? copy.status : undefined}
            hasStatus={hasStatus}
            isPreviewed={isPreviewed}
            onPreview={pageLanguages.length > 0 ? () => setPreviewed(!isPreviewed) : null}
            onSave={(next) => act(() => copy.save(next))}
            onDiscard={() => act(copy.discard)}
          />
        </form>
      </FormProvider>
    </EditContext>
  );
}

/** The id of a section’s heading; the prefix keeps it apart from the ids of fields. */
const anchor = (name: string): string => `part-${name}`;

/** The number of errors in a section, otherwise of its missing fields. */
function SectionCount({ paths, check }: { paths: readonly string[]; check: RecordCheck }) {
  const t = useTranslations('office.edit');
  const within = (messages: Record<string, string>) =>
    Object.keys(messages).filter((found) =>
      paths.some((path) => found === withoutLanguage(path) || found.startsWith(`${withoutLanguage(path)}.`)),
    ).length;
  const [wrong, missing] = [within(check.errors), within(check.missing)];
  if (wrong > 0) return <span className={page.error}> {t('wrong', { count: wrong })}</span>;
  return missing > 0 ? <span className={page.muted}> {t('toFill', { count: missing })}</span> : null;
}

/** Returns the path of the group that a localized text is in. */
const withoutLanguage = (path: string): string => path.replace(/\.\*.*$/, '');
