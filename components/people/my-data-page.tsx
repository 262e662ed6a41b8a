import type { ReactNode } from 'react';
import { LinkLines } from '@/components/ui/link-lines';
import styles from './my-data.module.css';

interface MyDataPageProps {
  title: string;
  lead: string;
  links?: readonly { text: string; href: string }[];
  children?: ReactNode;
}

/** A page about one's own data: what it is, what it shows or asks, and where else to go. */
export const MyDataPage = ({ title, lead, links = [], children }: MyDataPageProps) => (
  <div className={`wrap ${styles.myData}`}>
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {children}
    <LinkLines links={links} />
  </div>
);
