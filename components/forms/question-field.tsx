import type { ErrorKey } from '@/lib/forms/error-keys';
import type { Question } from '@/lib/forms/form-state';
import styles from './form.module.css';
import type { FormWordsView } from './form-view';

interface QuestionFieldProps {
  question: Question;
  error: ErrorKey | undefined;
  words: FormWordsView;
}

/** A sum, in the place of the captcha that a browser without script cannot solve. */
export const QuestionField = ({ question: { token, text }, error, words }: QuestionFieldProps) => (
  <div className={`${styles.formField}${error ? ` ${styles.formWrong}` : ''}`}>
    <input type="hidden" name="question" value={token} />
    <label htmlFor="answer">{text}</label>
    <p id="answer-hint" className={styles.formHint}>
      {words.questionHint}
    </p>
    {error && (
      <p id="answer-error" className={styles.formError}>
        {words.errors[error]}
      </p>
    )}
    <input
      key={token}
      id="answer"
      name="answer"
      className={`input ${styles.formShort}`}
      inputMode="numeric"
      autoComplete="off"
      aria-describedby={`answer-hint${error ? ' answer-error' : ''}`}
    />
  </div>
);
