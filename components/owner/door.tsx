import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import type { FormView, SendForm } from '@/lib/forms/form-view';
import styles from './portal.module.css';

interface DoorProps {
  title: string;
  lead: string;
  form?: { view: FormView; send: SendForm };
  links?: readonly { text: string; href: string }[];
  note?: string;
  /** Another way in. */
  children?: ReactNode;
}

/** A page before the portal: one thing to fill in, or to be told. */
export const Door = ({ title, lead, form, links = [], note, children }: DoorProps) => (
  <div className={`wrap ${styles.door}`}>
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {form && <Form {...form} />}
    {children}
    {links.map(({ text, href }) => (
      <p key={href}>
        <a className="link" href={href}>
          {text}
        </a>
      </p>
    ))}
    {note && <p className={styles.doorNote}>{note}</p>}
  </div>
);
