import Link from 'next/link';
import frame from '@/components/staff/office.module.css';
import { Icon } from '@/components/ui/icon';
import homes from './homes.module.css';
import styles from './homes-list.module.css';

/** A home in the list, in the words of the page. */
export interface HomeView {
  id: number;
  reference: string;
  title: string;
  /** The home’s page, or its form for people who see no page of it; null for none. */
  href: string | null;
  address: string;
  /** A note that this is the saved state, with the names of people who have unsaved changes. */
  note: string;
  /** The main picture. */
  picture: string | null;
  state: string;
  stateText: string;
  price: string;
  broker: string;
  day: string;
  dateTime: string;
  /** The missing fields of a draft; empty for others. */
  lacks: string;
  canChange: boolean;
}

/** A home as a row of the table or as a card: the style sheet of the list decides what each shows. */
export function HomeRow({ home }: { home: HomeView }) {
  const { href, reference, title, address, note, picture, state, stateText, price, broker, day, dateTime, lacks } =
    home;
  const cells = (
    <>
      <span className={styles.picture}>
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <Icon name="images" />}
      </span>
      <span className={styles.reference}>{reference}</span>
      {title !== address && <span className={styles.title}>{title}</span>}
      <span className={styles.address}>
        {address}
        {note && <span className={styles.held}> {note}</span>}
      </span>
      <span className={`${homes.state} ${styles.state}`} data-state={state}>
        {stateText}
      </span>
      <span className={styles.price}>{price}</span>
      <span className={styles.broker}>{broker}</span>
      <time className={styles.day} dateTime={dateTime}>
        {day}
      </time>
      {lacks && <span className={styles.lacks}>{lacks}</span>}
    </>
  );
  return href ? (
    <Link className={`${frame.row} ${styles.row}`} href={href} prefetch={false}>
      {cells}
    </Link>
  ) : (
    <div className={`${frame.row} ${styles.row}`}>{cells}</div>
  );
}
