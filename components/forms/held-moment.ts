/** A moment that is held, and the key of the form that it is held for. */
interface HeldMoment {
  key: string;
  slot: string;
}

/** The key in session storage, shared by the forms of one kind about one home. */
const storageKey = (form: string, subject: string): string => `form.moment ${form} ${subject}`;

/** The moment that this tab holds for a form, so that a reload of its page does not make it somebody else's. */
export function readMoment(form: string, subject: string): HeldMoment | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form, subject)) ?? 'null');
  } catch {
    // Storage is switched off: a reload finds the moment full until it is free again.
    return null;
  }
}

/** Remembers it; null once it is held no more, or the form was sent. */
export function storeMoment(form: string, subject: string, moment: HeldMoment | null): void {
  try {
    if (moment) sessionStorage.setItem(storageKey(form, subject), JSON.stringify(moment));
    else sessionStorage.removeItem(storageKey(form, subject));
  } catch {
    // The same.
  }
}
