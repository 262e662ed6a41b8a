/** The result of an action on an appointment's page. */
export const visitAnswers = ['booked', 'moved', 'accepted', 'cancelled', 'full', 'choose', 'over'] as const;

export type VisitAnswer = (typeof visitAnswers)[number];
