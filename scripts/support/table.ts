const figure = /^[\d.,≤≥ %-]*$/;

/** Rows as aligned text: columns of numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      width: Math.max(title.length, ...cells.map((cell) => cell.length)),
      right: cells.every((cell) => figure.test(cell)),
    };
  });
  const line = (cells: readonly string[]) =>
    columns
      .map(({ width, right }, index) =>
        right ? (cells[index] ?? '').padStart(width) : (cells[index] ?? '').padEnd(width),
      )
      .join('  ')
      .trimEnd();
  return [line(head), columns.map(({ width }) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
