export type Goal = 'sale' | 'rent';

/** Takes the Goal of a record; "0" is sale, anything else rent, take-overs included (specification, section 4). */
export const goalOf = (goal: number | string): Goal => (String(goal) === '0' ? 'sale' : 'rent');

/** Whether a home may have a marquee: what is for sale is not let, nor sold what is for rent. The take-over of a business may be either. */
export const fitsGoal = (marquee: { goal?: 0 | 1 | undefined } | undefined, goal: number | undefined): boolean =>
  marquee?.goal === undefined || goal === undefined || goal === 2 || goal === marquee.goal;

/** Goal 2, the take-over of a business: listed with the homes for rent, under its own word (domain facts). */
export const isTakeover = (goal: number | string): boolean => String(goal) === '2';
