/** What became of what somebody did on an appointment's page. */
export const visitAnswers = ['moved', 'accepted', 'cancelled', 'full', 'choose', 'over'] as const;
export type VisitAnswer = (typeof visitAnswers)[number];
