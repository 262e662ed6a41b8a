import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PictureField } from '@/components/records/pictures/picture-field';
import type { TableRow } from '@/lib/records/fields/tables';
import { useEdit, useRecordField } from './edit-context';
import type { FieldOf } from './field';
import { FieldFrame, FieldMessage, useFieldMessage } from './field-frame';
import { OneOf } from './field-select';
import styles from './fields.module.css';
import { ItemButtons } from './item-buttons';
import { TownBox, townLabel } from './town-box';

/** A row of a table of the data, or several in their order. */
export function ReferenceField({ field, path }: { field: FieldOf<'reference'>; path: string }) {
  const { tables } = useEdit();
  if (field.table === 'pictures') return <PicturesField field={field} path={path} />;
  if (field.table === 'cities' && !field.isMany) return <TownField field={field} path={path} />;
  const rows = tables[field.table];
  if (field.isMany) return <SeveralRows field={field} path={path} rows={rows} />;
  return field.table === 'kinds' ? (
    <KindField field={field} path={path} rows={rows} />
  ) : (
    <OneRow field={field} path={path} rows={rows} />
  );
}

/** Pictures with their upload; where there is one, another takes its place. */
function PicturesField({ field, path }: { field: FieldOf<'reference'>; path: string }) {
  const { locale, home } = useEdit();
  const input = useRecordField(path);
  const message = useFieldMessage(path);
  const value: readonly string[] = field.isMany ? (input.value ?? []) : input.value ? [input.value as string] : [];
  return (
    <div className={field.isMany ? styles.wide : undefined} data-path={path}>
      <PictureField
        label={field.label}
        value={value}
        onChange={(ids) => input.onChange(field.isMany ? ids : ids.at(-1))}
        isMany={field.isMany}
        hasMain={path === 'pictures'}
        home={home}
        kind={path === 'plans' ? 'plan' : undefined}
        locale={locale}
      />
      {message && <FieldMessage {...message} />}
    </div>
  );
}

interface RowsProps {
  field: FieldOf<'reference'>;
  path: string;
  rows: readonly TableRow[];
}

/** The kinds of the main type that is chosen beside it. */
function KindField({ rows, ...props }: RowsProps) {
  const type = useWatch({ name: props.path.replace(/kind$/, 'webId') });
  return <OneRow {...props} rows={rows.filter(({ of }) => of === type)} />;
}

const OneRow = ({ rows, ...props }: RowsProps) => (
  <OneOf {...props} options={rows.map(({ value, label }) => [value, label])} />
);

function SeveralRows({ field, path, rows }: RowsProps) {
  const t = useTranslations('office.edit');
  const input = useRecordField(path);
  const chosen = (input.value ?? []) as (string | number)[];
  const findRow = (value: string | number): TableRow =>
    rows.find((row) => row.value === value) ?? { value, label: String(value) };
  const rest = rows.filter(({ value }) => !chosen.includes(value));
  const move = (from: number, to: number) => {
    const moved = chosen.toSpliced(from, 1);
    input.onChange(moved.toSpliced(to, 0, chosen[from] as string | number));
  };
  return (
    <FieldFrame {...field} path={path} isGroup className={styles.wide}>
      {(aria) => (
        <>
          <ol className={styles.rows}>
            {chosen.map(findRow).map(({ value, label }, i) => (
              <li key={value} data-item="">
                <span>{label}</span>
                <ItemButtons
                  name={label}
                  index={i}
                  count={chosen.length}
                  onMove={move}
                  onRemove={(index) => input.onChange(chosen.toSpliced(index, 1))}
                />
              </li>
            ))}
          </ol>
          {rest.length > 0 && (
            <select
              className={`input ${styles.short}`}
              {...aria}
              data-add=""
              aria-label={`${t('add')} – ${field.label}`}
              value=""
              onChange={({ target }) => {
                const added = rest.find(({ value }) => String(value) === target.value);
                if (added) input.onChange([...chosen, added.value]);
              }}
            >
              <option value="">{t('add')}</option>
              {rest.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The town of a home or a project; a town that the site lacks is added when the record is saved. */
function TownField({ field, path }: { field: FieldOf<'reference'>; path: string }) {
  const { tables, locale } = useEdit();
  const input = useRecordField(path);
  // The towns that were chosen since the form was opened.
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const value = (input.value ?? '') as string;
  const known = tables.cities.find((row) => row.value === value)?.label;
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <TownBox
          locale={locale}
          label={field.label}
          chosen={labels[value] ?? known ?? value}
          onChoose={(town) => {
            if (town) setLabels({ ...labels, [town.id]: townLabel(town) });
            input.onChange(town?.id);
          }}
        >
          {(box) => <input className="input" {...aria} {...box} ref={input.ref} name={path} />}
        </TownBox>
      )}
    </FieldFrame>
  );
}
