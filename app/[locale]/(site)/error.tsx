'use client';

import styles from './error-page.module.css';

/** What a visitor sees where a page fails; its words wait on the body, for this page can load no others. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const words: DOMStringMap = typeof document === 'undefined' ? {} : document.body.dataset;
  return (
    <main className={`wrap ${styles.errorPage}`}>
      <h1>{words.errorTitle}</h1>
      <p className="lead">{words.errorText}</p>
      <button className="button" type="button" onClick={reset}>
        {words.errorAgain}
      </button>
    </main>
  );
}
