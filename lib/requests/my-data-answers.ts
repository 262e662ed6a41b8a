/** The results that the page of a person's own data shows after an action. */
export const myDataAnswers = ['sent', 'erased', 'partly', 'failed', 'over'] as const;
export type MyDataAnswer = (typeof myDataAnswers)[number];
