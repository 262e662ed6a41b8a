/** Columns of 12 on a telephone, a tablet, a wide screen. */
export interface ColumnsByScreen {
  sm?: number;
  md?: number;
  lg?: number;
}

/** The classes that give a part its width in a row of 12 columns: the whole width of a telephone, if nothing else is said. app/globals.css has them made. */
export const columnClasses = ({ sm = 12, md, lg = 12 }: ColumnsByScreen): string =>
  `col-span-${sm} tablet:col-span-${md ?? lg} desktop:col-span-${lg}`;
