import { SlotChoices } from '@/components/forms/slot-choices';
import styles from './visit.module.css';
import { VisitForm } from './visit-form';
import type { VisitChangeView } from './visit-view';

/** Taking what is offered, choosing another moment, cancelling. */
export const VisitChange = ({ change }: { change: VisitChangeView }) => (
  <div className="visit-change">
    {change.accept && (
      <VisitForm act="accept" change={change}>
        <button className="button" type="submit">
          {change.accept}
        </button>
      </VisitForm>
    )}
    <details className={styles.visitAct} open={change.moveFirst}>
      <summary>{change.words.move}</summary>
      <VisitForm act="move" change={change}>
        <fieldset>
          <legend>{change.words.moveText}</legend>
          <SlotChoices name="slot" days={change.days} words={change.words} />
        </fieldset>
        {change.days.length > 0 && (
          <button className="button" type="submit">
            {change.words.moveSubmit}
          </button>
        )}
      </VisitForm>
    </details>
    <details className={styles.visitAct}>
      <summary>{change.words.cancel}</summary>
      <VisitForm act="cancel" change={change}>
        <p>{change.words.cancelText}</p>
        <button className="button button-quiet" type="submit">
          {change.words.cancelSubmit}
        </button>
      </VisitForm>
    </details>
  </div>
);
