import type { PageModule } from './schema.ts';

const columnsInRow = 12;

/** The published modules by `sort`; those that fit beside each other on a wide screen stand in one row. */
export function toRows(modules: readonly PageModule[]): PageModule[][] {
  const rows: PageModule[][] = [];
  let free = 0;
  for (const module of modules.filter(({ status }) => status === 'Published').sort((a, b) => a.sort - b.sort)) {
    const width = module.col?.lg ?? module.span;
    if (width > free) {
      rows.push([]);
      free = columnsInRow;
    }
    rows.at(-1)?.push(module);
    free -= width;
  }
  return rows;
}
