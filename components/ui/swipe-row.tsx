import type { ReactNode } from 'react';
import styles from './swipe-row.module.css';

/** A grid of cards or pictures that a phone swipes through; wider screens show the grid. */
export const SwipeRow = ({ children }: { children: ReactNode }) => <div className={styles.swipeRow}>{children}</div>;
