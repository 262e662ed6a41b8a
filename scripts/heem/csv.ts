/**
 * Rows as CSV for a spreadsheet, with a column for every key that any of them has: semicolons, which a Belgian Excel expects, and a mark
 * that says UTF-8.
 */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return `\uFEFF${[columns.map(cell), ...lines].map((line) => line.join(';')).join('\r\n')}`;
}

const number = /^-?\d[\d\s.,]*$/;

/**
 * What a spreadsheet may take for a formula. Within a text, too: a program that splits at another separator than ours, or at each line,
 * begins a cell there.
 */
const formula = /^(?=[\t\r])|(?<=^|[;,\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/** An apostrophe makes it text; an amount below zero stays a number. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text = number.test(plain) ? plain : plain.replace(formula, "'");
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
