import { useRef } from 'react';
import frame from '../../staff/save-bar.module.css';
import type { SaveState } from '../../staff/use-keeping';
import type { ConflictWords } from './conflicts';
import styles from './edit.module.css';

export interface SaveWords extends ConflictWords {
  sections: string;
  others: string;
  wrong: string;
  missing: string;
  save: string;
  publish: string;
  withdraw: string;
  discard: string;
  states: Record<SaveState, string>;
  preview: string;
  closePreview: string;
  /** The keys of the form. */
  keys: string;
}

interface SaveBarProps {
  state: SaveState;
  /** Of the record, where it has one. */
  status: unknown;
  hasStatus: boolean;
  words: SaveWords;
  isPreviewed: boolean;
  /** Shows the page of the record, or leaves it; null for a record without. */
  onPreview: (() => void) | null;
  onSave: (status?: string) => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** What becomes of the form, always in view. */
export function SaveBar({ state, status, hasStatus, words, isPreviewed, onPreview, onSave, onDiscard }: SaveBarProps) {
  const saveButton = useRef<HTMLButtonElement>(null);
  const isChanged = state !== 'stored';
  const isPublic = !hasStatus || status === 'published';
  /** Other buttons go away by what they do. */
  const act = (what: () => Promise<void>) => {
    saveButton.current?.focus();
    void what();
  };
  return (
    <div className={`${frame.bar} ${styles.bar}`}>
      <div className={frame.state}>
        <span role="status">{words.states[state]}</span>
        {isChanged && (
          <button className="link" type="button" onClick={() => act(onDiscard)}>
            {words.discard}
          </button>
        )}
      </div>
      <div className={frame.acts}>
        {onPreview && (
          <button className="link" type="button" onClick={onPreview}>
            {isPreviewed ? words.closePreview : words.preview}
          </button>
        )}
        {hasStatus && status === 'published' && (
          <button className="link" type="button" onClick={() => act(() => onSave('withdrawn'))}>
            {words.withdraw}
          </button>
        )}
        <button
          ref={saveButton}
          className={isPublic ? 'button' : 'button button-quiet'}
          type="button"
          onClick={() => void onSave()}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {words.save}
        </button>
        {!isPublic && (
          <button className="button" type="button" onClick={() => act(() => onSave('published'))}>
            {words.publish}
          </button>
        )}
      </div>
    </div>
  );
}
