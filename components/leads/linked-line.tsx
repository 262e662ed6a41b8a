import Link from 'next/link';
import page from '@/components/staff/office.module.css';

interface LinkedLineProps {
  href: string;
  text: string;
  /** Beside the link; empty ones are left out. */
  facts: readonly (string | null)[];
}

/** An item of a list: a link to a page of the office, and what is known of it. */
export const LinkedLine = ({ href, text, facts }: LinkedLineProps) => (
  <li>
    <Link className="link" href={href} prefetch={false}>
      {text}
    </Link>
    <span className={page.muted}>{facts.filter(Boolean).join(' · ')}</span>
  </li>
);
