/** Returns rows as CSV for a spreadsheet, with a column for every key: separated by semicolons, which Excel in Belgium expects, with a UTF-8 byte order mark. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return `\uFEFF${[columns.map(cell), ...lines].map((line) => line.join(';')).join('\r\n')}`;
}

const number = /^-?\d[\d\s.,]*$/;

/** Text that a spreadsheet may interpret as a formula; also within a cell, since a program with another separator may start a cell there. */
const formula = /^(?=[\t\r])|(?<=^|[;,\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/** Returns a value as a cell. Formulas get an apostrophe, which makes them text; negative numbers stay numbers. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text = number.test(plain) ? plain : plain.replace(formula, "'");
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
