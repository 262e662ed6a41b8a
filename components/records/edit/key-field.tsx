import { useWatch } from 'react-hook-form';
import { nameOfItem } from '@/lib/records/fields/value-text';
import { useEdit } from './edit-context';
import type { FieldOf } from './field';
import { OneOf } from './one-of';

/** One of the groups elsewhere in the same form, by what it is called there. */
export function KeyField({ field: { of, ...field }, path }: { field: FieldOf<'key'>; path: string }) {
  const { locale } = useEdit();
  const groups = (useWatch({ name: of }) ?? {}) as Record<string, unknown>;
  const options = Object.entries(groups).map(([key, group]) => [key, nameOfItem(group, locale) ?? key] as const);
  return <OneOf field={field} path={path} options={options} />;
}
