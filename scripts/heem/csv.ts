/** Rows as CSV (RFC 4180) with a column for every key that any of them has. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return [columns, ...lines].map((line) => line.join(',')).join('\r\n');
}

const number = /^[+-]?[\d\s().,/-]+$/;

/** A spreadsheet would run what begins like a formula: an apostrophe makes it text. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text = /^[=+\-@\t\r]/.test(plain) && !number.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
