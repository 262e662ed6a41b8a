import { watch } from 'node:fs';
import path from 'node:path';

/** The code that data are read by: their fields, languages and addresses, by the path in lib. */
const rules =
  /^(?:catalogue\/(?:schema|costs|conditions)\/|content\/|routes\/|(?:forms\/field-rules|i18n\/locales)\.ts$)/;

export const isRule = (file: string): boolean => rules.test(file) && file.endsWith('.ts');

/**
 * In development: pages take a change of the code at once, but the watcher of the data keeps the code that the server started with, and
 * would go on to refuse a field that is new in a schema.
 */
export function watchRules(folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib')): { close(): void } {
  const reported = new Set<string>();
  return watch(folder, { recursive: true, persistent: false }, (_, name) => {
    const file = name?.split(path.sep).join('/');
    if (!file || !isRule(file) || reported.has(file)) return;
    reported.add(file);
    console.warn(`lib/${file} has changed: the data are read as before until you restart the development server.`);
  });
}
