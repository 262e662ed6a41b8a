import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { LinkLines } from '@/components/ui/link-lines';
import { keepCompoundsWhole } from '@/components/ui/whole-compounds';
import type { FormView, SendForm } from '@/lib/forms/form-view';
import styles from './portal.module.css';

interface AccountPageProps {
  title: string;
  lead: string;
  form?: { view: FormView; send: SendForm; address: string };
  links?: readonly { text: string; href: string }[];
  note?: string;
  /** Another way to log in. */
  children?: ReactNode;
  /** The content beside the form if there is room. */
  beside?: ReactNode;
}

/** A page of an account outside of the portal, such as the log-in page: one form, or one message. Only the scripts know whether passkeys work. */
export const AccountPage = ({ title, lead, form, links = [], note, children, beside }: AccountPageProps) => (
  <div className={`wrap ${styles.accountPage}`} data-scripts-at-load="">
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {form && <Form {...form} />}
    {children}
    <LinkLines links={links} />
    {note && <p className={styles.accountNote}>{keepCompoundsWhole(note)}</p>}
    {beside && <div className={styles.accountBeside}>{beside}</div>}
  </div>
);
