/** What the page of one's own data says after an action. */
export const myDataAnswers = ['sent', 'erased', 'partly', 'failed', 'over'] as const;
export type MyDataAnswer = (typeof myDataAnswers)[number];
