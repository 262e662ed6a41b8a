import type { ErrorKey } from '@/lib/forms/error-keys';
import type { Question } from '@/lib/forms/form-state';
import type { FormWordsView } from './form-view';

interface QuestionFieldProps {
  question: Question;
  error: ErrorKey | undefined;
  words: FormWordsView;
}

/** A sum, in the place of the captcha that a browser without script cannot solve. */
export const QuestionField = ({ question: { token, text }, error, words }: QuestionFieldProps) => (
  <div className={`form-field${error ? ' form-wrong' : ''}`}>
    <input type="hidden" name="question" value={token} />
    <label htmlFor="answer">{text}</label>
    <p id="answer-hint" className="form-hint">
      {words.questionHint}
    </p>
    {error && (
      <p id="answer-error" className="form-error">
        {words.errors[error]}
      </p>
    )}
    <input
      key={token}
      id="answer"
      name="answer"
      className="input form-short"
      inputMode="numeric"
      autoComplete="off"
      aria-describedby={`answer-hint${error ? ' answer-error' : ''}`}
    />
  </div>
);
