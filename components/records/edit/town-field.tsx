import { useState } from 'react';
import { useEdit } from './edit-context';
import type { FieldOf } from './field';
import { FieldFrame } from './field-frame';
import { TownBox, townLabel } from './town-box';
import { useField } from './use-field';

/** The town of a home or a project: one that the site does not have yet comes to it when the record is saved. */
export function TownField({ field, path }: { field: FieldOf<'reference'>; path: string }) {
  const { tables, locale } = useEdit();
  const input = useField(path);
  // Those that were chosen since the form was opened.
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
