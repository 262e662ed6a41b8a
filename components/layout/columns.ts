import type { ColumnsByScreen } from '@/lib/content/fields';
import styles from './columns.module.css';

/** The classes that give a part its width in a row of 12 columns: the whole width of a telephone, if nothing else is said. */
export const columnClasses = ({ sm = 12, md, lg = 12 }: ColumnsByScreen): string =>
  `${styles[`sm-${sm}`]} ${styles[`md-${md ?? lg}`]} ${styles[`lg-${lg}`]}`;
