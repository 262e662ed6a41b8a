import type { ReactNode } from 'react';
import { ConfirmSession } from './confirm-session';
import page from './office.module.css';

interface ExportFileProps {
  /** The route that answers with the file. */
  action: string;
  /** The fields of the request, by name. */
  fields: Readonly<Record<string, string>>;
  /** The formats to choose from, each with the text of its button. */
  formats: readonly (readonly [format: string, text: string])[];
  isFresh: boolean;
  /** A sentence about the content of the file. */
  children?: ReactNode;
}

/** A file of personal data to save; a session that was idle is asked for a code first. */
export const ExportFile = ({ action, fields, formats, isFresh, children }: ExportFileProps) =>
  isFresh ? (
    <form method="post" action={action} encType="multipart/form-data" className={page.form}>
      {children}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={page.buttons}>
        {formats.map(([format, text]) => (
          <button key={format} className="button button-quiet" type="submit" name="format" value={format}>
            {text}
          </button>
        ))}
      </div>
    </form>
  ) : (
    <ConfirmSession />
  );
