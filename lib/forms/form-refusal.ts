import type { FormErrors } from './form-state.ts';

/** Thrown while a form is being stored: nothing of it is kept, and the visitor is told what stands in the way. */
export class FormRefusal extends Error {
  readonly errors: FormErrors;

  constructor(errors: FormErrors) {
    super(`refused: ${Object.values(errors).join(', ')}`);
    this.errors = errors;
  }
}
