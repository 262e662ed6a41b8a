import type { ReactNode } from 'react';
import { LogOutForm } from './log-out-form';

export interface SettingsView {
  locale: string;
  facts: { label: string; value: string }[];
  password: { text: string; href: string };
  sessions: { title: string; text: string; button: string };
}

interface SettingsProps {
  view: SettingsView;
  logOut: (data: FormData) => Promise<void>;
  /** Further blocks, each with a heading of its own. */
  children?: ReactNode;
}

/** What an account says of itself, and how its owner keeps it safe. */
export const Settings = ({ view: { locale, facts, password, sessions }, logOut, children }: SettingsProps) => (
  <div className="settings">
    <dl className="visit-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p>
      <a className="link" href={password.href}>
        {password.text}
      </a>
    </p>
    {children}
    <section>
      <h2>{sessions.title}</h2>
      <p>{sessions.text}</p>
      <LogOutForm
        locale={locale}
        text={sessions.button}
        className="button button-quiet"
        logOut={logOut}
        everywhere={true}
      />
    </section>
  </div>
);
