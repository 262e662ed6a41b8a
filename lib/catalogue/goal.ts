export type Goal = 'sale' | 'rent';

/** Takes the Goal of a record; "0" is sale, anything else rent, take-overs included (specification, section 4). */
export const goalOf = (goal: number | string): Goal => (String(goal) === '0' ? 'sale' : 'rent');

/** Goal 2, the take-over of a business: listed with the homes for rent, under its own word (domain facts). */
export const isTakeover = (goal: number | string): boolean => String(goal) === '2';
