/** Reads what a spreadsheet puts on the clipboard: lines of cells between tabs, those with a tab, a line end or a quote in quotes. */
export function readTable(text: string): string[][] {
  const lines: string[][] = [[]];
  let [cell, isQuoted, i] = ['', false, 0];
  const end = () => {
    lines.at(-1)?.push(cell);
    cell = '';
  };
  for (; i < text.length; i++) {
    const sign = text[i];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += '"';
        i++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && hasEnd(text, i)) isQuoted = true;
    else if (sign === '\t') end();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[i + 1] === '\n') i++;
      end();
      lines.push([]);
    } else cell += sign;
  }
  end();
  // A spreadsheet ends each line, the last one too.
  const last = lines.at(-1);
  if (lines.length > 1 && last?.length === 1 && last[0] === '') lines.pop();
  return lines;
}

/** Whether a quote is closed at the end of a cell; an inch sign is not. */
const hasEnd = (text: string, at: number): boolean => /^"(?:[^"]|"")*"(?=[\t\r\n]|$)/.test(text.slice(at));

/** Writes rows of cells as a spreadsheet reads them from the clipboard. */
export const tableText = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((cells) => cells.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
