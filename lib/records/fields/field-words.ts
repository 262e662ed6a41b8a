import type { SchemaName } from '../../data/schemas.ts';
import { languageName } from '../../i18n/format.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { messagesIn } from '../../i18n/messages.ts';
import type { FieldWords } from './form-fields.ts';

type Words = Record<string, string>;

/** The words of forms, in a language: each field by the end of its path that messages/ names, the longest first. The path begins with the
 * name of its file's schema: "menu_items" before "items". */
export function fieldWords(locale: Locale, file?: SchemaName): FieldWords {
  const messages = messagesIn(locale);
  const { fields, hints, values, units } = (messages.office as { edit: Record<string, Words> }).edit as {
    fields: Words;
    hints: Words;
    values: Words;
    units: Words;
  };
  const { attributes, groups, choices } = messages as {
    attributes: Words;
    groups: Words;
    choices: Record<string, Words>;
  };
  const isAttribute = (path: readonly string[]) => path[0] === 'attributes';
  return {
    label: (path) => {
      const name = path.at(-1) ?? '';
      const own = isAttribute(path) ? (path.length === 2 ? groups[name] : attributes[name]) : undefined;
      return own ?? ending(fields, [file ?? '', ...path]) ?? name;
    },
    hint: (path) => ending(hints, [file ?? '', ...path]),
    choice: (path, value) =>
      (isAttribute(path) ? choices[path.at(-1) ?? '']?.[value] : undefined) ??
      ending(values, [...path, value]) ??
      // Rules name attributes.
      attributes[value] ??
      value,
    unit: (format) => units[format] ?? '',
    values: () => Object.fromEntries(Object.entries(choices).map(([name, words]) => [name, Object.entries(words)])),
  };
}

/** "price_amount" before "amount". */
function ending(words: Words, path: readonly string[]): string | undefined {
  for (let i = 0; i < path.length; i++) {
    const found = words[path.slice(i).join('_')];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Price › Amount" of a path in a file, "Blocks of the page 2 › Title (French)"; of an attribute its name alone. */
export function labelOfPath(path: string, locale: Locale, file?: SchemaName): string {
  const parts = path.split('.');
  const { label } = fieldWords(locale, file);
  if (parts[0] === 'attributes') return label(parts);
  const named: string[] = [];
  const labels: string[] = [];
  for (const part of parts) {
    const before = labels.at(-1);
    if (before !== undefined && /^\d+$/.test(part)) labels.push(`${labels.pop()} ${Number(part) + 1}`);
    else if (before !== undefined && isLocale(part)) labels.push(`${labels.pop()} (${languageName(part, locale)})`);
    else {
      named.push(part);
      labels.push(label(named));
    }
  }
  return labels.join(' › ');
}
