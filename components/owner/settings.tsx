import type { ReactNode } from 'react';
import { type Fact, FactList } from '@/components/ui/fact-list';
import visitStyles from '@/components/visit/visit.module.css';
import styles from './account.module.css';
import { LogOutForm } from './log-out-form';

export interface SettingsView {
  locale: string;
  facts: Fact[];
  password: { text: string; href: string };
  sessions: { title: string; text: string; button: string };
}

interface SettingsProps {
  view: SettingsView;
  /** Further blocks, each with a heading of its own. */
  children?: ReactNode;
}

/** What an account says of itself, and how its owner keeps it safe. */
export const Settings = ({ view: { locale, facts, password, sessions }, children }: SettingsProps) => (
  <div className={styles.settings}>
    <FactList className={visitStyles.ruledFacts} facts={facts} />
    <p>
      <a className="link" href={password.href}>
        {password.text}
      </a>
    </p>
    {children}
    <section>
      <h2>{sessions.title}</h2>
      <p>{sessions.text}</p>
      <LogOutForm locale={locale} text={sessions.button} className="button button-quiet" everywhere={true} />
    </section>
  </div>
);
