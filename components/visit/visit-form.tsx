import type { ReactNode } from 'react';
import styles from './visit.module.css';
import type { VisitAct, VisitChangeView } from './visit-view';

/** A form of an appointment's page: plain HTML, which the server answers with a way back to the page. */
export const VisitForm = ({ act, change: { token, locale }, children }: VisitFormProps) => (
  <form
    className={styles.visitForm}
    noValidate
    method="post"
    encType="multipart/form-data"
    action="/api/visits/change/"
  >
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="locale" value={locale} />
    <input type="hidden" name="act" value={act} />
    {children}
  </form>
);

interface VisitFormProps {
  act: VisitAct;
  change: VisitChangeView;
  children: ReactNode;
}
