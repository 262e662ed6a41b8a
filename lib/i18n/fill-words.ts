/**
 * Puts values into the blanks of a translated text, "{count} homes"; a blank without a value stays. For code in the browser, which gets its
 * words translated from the page and loads nothing of next-intl.
 */
export const fillWords = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
