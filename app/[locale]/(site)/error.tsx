'use client';

/** Replaces a page that fails; its words are on the body, because this page can load no others. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const words: DOMStringMap = typeof document === 'undefined' ? {} : document.body.dataset;
  return (
    <main className="wrap error-page">
      <h1>{words.errorTitle}</h1>
      <p className="lead">{words.errorText}</p>
      <button className="button" type="button" onClick={reset}>
        {words.errorAgain}
      </button>
    </main>
  );
}
