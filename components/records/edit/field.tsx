import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import page from '@/components/staff/office.module.css';
import { readNumber } from '@/lib/base/amount';
import type { Choice, FormField } from '@/lib/records/fields/form-fields';
import { nameOfItem, numberText } from '@/lib/records/fields/value-text';
import { CornersField } from './corners-field';
import { DocumentField } from './document-field';
import { useEdit, useRecordField } from './edit-context';
import { EitherField } from './either-field';
import { FieldFrame, FieldMessage, useFieldMessage } from './field-frame';
import { OneOf } from './field-select';
import styles from './fields.module.css';
import { GroupField, ListField } from './group-fields';
import { LocalizedField } from './localized-field';
import { MapField } from './map-field';
import { PinField } from './pin-field';
import { ReferenceField } from './reference-field';
import { TypedArea } from './typed-area';
import { VariantField, VariantList } from './variant-fields';

export type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;

/** The input for a field of a record, by the kind in its schema; `at` is the path of its group. */
export function Field({ field, at }: { field: FormField; at: string }) {
  const path = under(at, field.path);
  switch (field.kind) {
    case 'text':
      return <TextField field={field} path={path} />;
    case 'date':
    case 'time':
      return <DateField field={field} path={path} />;
    case 'number':
      return (
        <>
          <NumberField field={field} path={path} />
          {field.hasPin && <PinField path={path} />}
        </>
      );
    case 'flag':
      return <FlagField field={field} path={path} />;
    case 'choice':
      return <ChoiceField field={field} path={path} />;
    case 'fixed':
      return null;
    case 'choices':
      return <ChoicesField field={field} path={path} />;
    case 'lines':
      return <LinesField field={field} path={path} />;
    case 'localized':
      return <LocalizedField field={field} path={path} />;
    case 'reference':
      return <ReferenceField field={field} path={path} />;
    case 'group':
      return <GroupField field={field} path={path} />;
    case 'list':
      return <ListField field={field} path={path} />;
    case 'map':
      return <MapField field={field} path={path} />;
    case 'variants':
      return field.isList ? <VariantList field={field} path={path} /> : <VariantField field={field} path={path} />;
    case 'corners':
      return <CornersField field={field} path={path} />;
    case 'document':
      return <DocumentField field={field} path={path} />;
    case 'either':
      return <EitherField field={field} path={path} />;
    case 'key':
      return <KeyField field={field} path={path} />;
  }
}

export const under = (at: string, path: string): string => [at, path].filter(Boolean).join('.');

function TextField({ field: { isLong, type, isReadOnly, ...field }, path }: { field: FieldOf<'text'>; path: string }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...field} path={path} className={isLong ? styles.wide : ''}>
      {(aria) =>
        isLong ? (
          <textarea className="input" rows={6} {...aria} {...register(path)} />
        ) : (
          <input className="input" type={type} readOnly={isReadOnly} {...aria} {...register(path)} />
        )
      }
    </FieldFrame>
  );
}

function DateField({ field: { kind, ...field }, path }: { field: FieldOf<'date' | 'time'>; path: string }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => <input className={`input ${styles.short}`} type={kind} {...aria} {...register(path)} />}
    </FieldFrame>
  );
}

/** A number as people type it: "350.000", "1.250,50", "-3". Other text stays as typed, so that its check can name it. */
function NumberField({ field: { unit, isWhole, hasPin, ...field }, path }: { field: FieldOf<'number'>; path: string }) {
  const { locale } = useEdit();
  const input = useRecordField(path);
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    typed ?? (typeof input.value === 'number' ? numberText(input.value, locale, unit) : (input.value ?? ''));
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <span className={styles.measure}>
          <input
            className="input"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            {...aria}
            ref={input.ref}
            name={path}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              input.onChange(typedNumber(target.value));
            }}
            onBlur={() => {
              setTyped(null);
              input.onBlur();
            }}
          />
          {unit && <span>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

/** Returns a number, or the text itself if it is none, so that its check can name it; undefined for no text. */
const typedNumber = (text: string): number | string | undefined => readNumber(text) ?? (text.trim() || undefined);

function FlagField({ field: { label, hint, initial }, path }: { field: FieldOf<'flag'>; path: string }) {
  const input = useRecordField(path);
  const message = useFieldMessage(path);
  const id = useId();
  const hasBelow = hint || message;
  return (
    <div className={styles.field} data-path={path}>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-describedby={hasBelow ? id : undefined}
          ref={input.ref}
          name={path}
          checked={(input.value as boolean | undefined) ?? initial}
          onChange={({ target }) => input.onChange(target.checked)}
          onBlur={input.onBlur}
        />
        <span>{label}</span>
      </label>
      {hasBelow && (
        <span id={id} className={styles.below}>
          {hint}
          {message && <FieldMessage {...message} />}
        </span>
      )}
    </div>
  );
}

/** Radio buttons for up to three options, otherwise a list. */
function ChoiceField({ field: { options, isRequired, ...field }, path }: { field: FieldOf<'choice'>; path: string }) {
  const t = useTranslations('office.edit');
  const input = useRecordField(path);
  const set = (value: string) => input.onChange(options.find(([one]) => String(one) === value)?.[0]);
  const value = input.value === undefined || input.value === null ? '' : String(input.value);
  const isFlag = options.every(([one]) => typeof one === 'boolean');
  if (isFlag || (isRequired && options.length <= 3))
    return (
      <FieldFrame {...field} path={path} isGroup>
        {() => (
          <div className={page.buttons}>
            {(isRequired ? options : [...options, ['', t('unknown')] as Choice]).map(([one, label]) => (
              <label key={String(one)} className={styles.option}>
                <input
                  type="radio"
                  name={path}
                  value={String(one)}
                  checked={value === String(one)}
                  onChange={() => set(String(one))}
                  onBlur={input.onBlur}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        )}
      </FieldFrame>
    );
  return <OneOf field={{ ...field, isRequired }} path={path} options={options} />;
}

function ChoicesField({ field: { options, ...field }, path }: { field: FieldOf<'choices'>; path: string }) {
  const input = useRecordField(path);
  const chosen = (input.value ?? []) as Choice[0][];
  const optionIndex = (one: Choice[0]) => options.findIndex(([value]) => value === one);
  const withOne = (one: Choice[0]) => [...chosen, one].sort((a, b) => optionIndex(a) - optionIndex(b));
  return (
    <FieldFrame {...field} path={path} isGroup>
      {() => (
        <div className={styles.checks}>
          {options.map(([one, label]) => (
            <label key={String(one)} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={({ target }) =>
                  input.onChange(target.checked ? withOne(one) : chosen.filter((other) => other !== one))
                }
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function LinesField({ field: { isNumber, ...field }, path }: { field: FieldOf<'lines'>; path: string }) {
  const input = useRecordField(path);
  const lines = (input.value ?? []) as (string | number)[];
  const read = (line: string) => (isNumber ? typedNumber(line) : line.trim());
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <TypedArea
          {...aria}
          input={input}
          rows={Math.min(8, lines.length + 1)}
          text={lines.join('\n')}
          onType={(typed) =>
            input.onChange(typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [read(line)])))
          }
        />
      )}
    </FieldFrame>
  );
}

/** A reference to a group elsewhere in the same form, by its name there. */
function KeyField({ field: { of, ...field }, path }: { field: FieldOf<'key'>; path: string }) {
  const { locale } = useEdit();
  const groups = (useWatch({ name: of }) ?? {}) as Record<string, unknown>;
  const options = Object.entries(groups).map(([key, group]) => [key, nameOfItem(group, locale) ?? key] as const);
  return <OneOf field={field} path={path} options={options} />;
}
