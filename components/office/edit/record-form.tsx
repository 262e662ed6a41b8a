'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Locale } from '@/lib/i18n/locales';
import type { Facades } from '@/lib/office/edit/facades';
import type { FormSection } from '@/lib/office/edit/sections';
import type { TableRows } from '@/lib/office/edit/tables';
import { Conflicts } from './conflicts';
import styles from './edit.module.css';
import { EditContext, type EditWords } from './edit-context';
import { Fields } from './group-fields';
import { SaveBar, type SaveWords } from './save-bar';
import { SectionCount } from './section-count';
import { useDrafts } from './use-drafts';
import { type FormStart, useWorkingCopy } from './use-working-copy';

interface RecordFormProps extends FormStart {
  /** "properties/5801" */
  record: string;
  sections: readonly FormSection[];
  tables: TableRows;
  facades?: Facades | undefined;
  /** Whether it can be published and taken back. */
  hasStatus: boolean;
  canTranslate: boolean;
  words: EditWords & SaveWords;
  locale: Locale;
  /** Links beside the buttons. */
  children: ReactNode;
}

/** The form of a record: what is typed is kept on the server as a working copy, and reaches the site when it is saved. */
export function RecordForm({
  record,
  sections,
  tables,
  facades,
  hasStatus,
  canTranslate,
  words,
  locale,
  children,
  ...start
}: RecordFormProps) {
  const copy = useWorkingCopy(record, start);
  const { form, check, others, base, conflict } = copy;
  const drafts = useDrafts(record, form, copy.setCheck);
  const isActing = useRef(false);

  /** One at a time: a button stays in the focus while it acts, and acts once when it is pressed twice. */
  const act = async (what: () => Promise<void>) => {
    if (isActing.current) return;
    isActing.current = true;
    await what().finally(() => {
      isActing.current = false;
    });
  };

  const home = record.startsWith('properties/') ? Number(record.slice('properties/'.length)) : undefined;
  const context = useMemo(
    () => ({ words, tables, check, locale, home, facades, base, canTranslate, drafts }),
    [words, tables, check, locale, home, facades, base, canTranslate, drafts],
  );
  return (
    <EditContext value={context}>
      <FormProvider {...form}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void act(copy.save);
          }}
        >
          <nav className={styles.sections} aria-label={words.sections}>
            <ul>
              {sections.map(({ name, label, fields }) => (
                <li key={name}>
                  <a className="link" href={`#${anchor(name)}`}>
                    {label}
                  </a>
                  <SectionCount paths={fields.map(({ path }) => path)} check={check} words={words} />
                </li>
              ))}
            </ul>
            {children}
          </nav>
          <div>
            {conflict?.conflicts && (
              <Conflicts
                conflicts={conflict.conflicts}
                words={words}
                onResolve={(isMine) => act(() => copy.resolve(isMine))}
              />
            )}
            {others.length > 0 && (
              <p className={styles.others} role="status">
                {words.others.replace('{names}', new Intl.ListFormat(locale).format(others))}
              </p>
            )}
            {sections.map(({ name, label, fields }) => (
              <section key={name} id={anchor(name)} className={styles.section}>
                <h2>{label}</h2>
                <Fields fields={fields} at="" />
              </section>
            ))}
          </div>
          <SaveBar
            state={copy.state}
            status={hasStatus ? copy.status : undefined}
            hasStatus={hasStatus}
            words={words}
            onSave={(next) => act(() => copy.save(next))}
            onDiscard={() => act(copy.discard)}
          />
        </form>
      </FormProvider>
    </EditContext>
  );
}

/** Of its own: a field may have the id of a section. */
const anchor = (name: string): string => `part-${name}`;
