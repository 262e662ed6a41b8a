import type { RecordRef } from '../records.ts';
import type { FormField } from './form-fields.ts';
import { homeSections, type SectionHeading, setByItself } from './home-form.ts';

/** A part of a form with a heading. */
export interface FormSection {
  name: string;
  label: string;
  /** The hint of the group that the section consists of. */
  hint?: string;
  /** The fields with their paths in the record. */
  fields: readonly FormField[];
}

type LabelOf = (heading: SectionHeading) => string;

/** The sections of a record's form: of a home as its page shows them, of another record its single fields, then its groups and lists. */
export function formSections({ folder }: RecordRef, all: readonly FormField[], label: LabelOf) {
  const fields = all.filter(({ path }) => !setByItself.includes(path));
  return folder === 'properties' ? sectionsOfHome(fields, label) : groupSections(fields, label);
}

function sectionsOfHome(all: readonly FormField[], label: LabelOf): FormSection[] {
  const fields = all.flatMap((field) =>
    field.path === 'attributes' && field.kind === 'group'
      ? field.fields.map((one) => ({ ...one, path: `attributes.${one.path}` }))
      : [field],
  );
  const named = new Set(Object.values(homeSections).flat());
  return (Object.entries(homeSections) as [SectionHeading, readonly string[]][]).map(([name, paths]) => {
    const own = fields.filter(
      (field) => paths.includes(fieldName(field)) || (name === 'other' && !named.has(fieldName(field))),
    );
    const inOrder = own.sort((a, b) => paths.indexOf(fieldName(a)) - paths.indexOf(fieldName(b)));
    return { name, label: label(name), fields: inOrder.flatMap(openGroups) };
  });
}

/** The path of a field without the star of a localized text. */
const fieldName = ({ path }: FormField): string => path.replace(/\.\*$/, '');

const isOpened = (field: FormField): field is Extract<FormField, { kind: 'group' }> =>
  field.kind === 'group' && field.isRequired;

/** The fields of a group that is the whole of a section, or a part of one, by their own paths. */
const openGroups = (field: FormField): FormField[] =>
  isOpened(field)
    ? field.fields.map((one) => ({ ...one, path: [field.path, one.path].filter(Boolean).join('.') }))
    : [field];

function groupSections(fields: readonly FormField[], label: LabelOf): FormSection[] {
  const isLarge = ({ kind }: FormField) => kind === 'group' || kind === 'list' || kind === 'map' || kind === 'variants';
  const alone = fields.filter((field) => !isLarge(field));
  return [
    ...(alone.length > 0 ? [{ name: 'general', label: label('general'), fields: alone }] : []),
    ...fields.filter(isLarge).map((field) => ({
      name: field.path || 'texts',
      label: field.label,
      hint: isOpened(field) ? field.hint : undefined,
      fields: openGroups(field),
    })),
  ];
}
