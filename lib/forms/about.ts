import type { Subject } from './forms.ts';

/** The home or project that a form is about. */
export interface About {
  be: Subject;
  id: number;
}

/** "property-5801" */
export const aboutKey = ({ be, id }: About): string => `${be}-${id}`;
