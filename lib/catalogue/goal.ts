export type Goal = 'sale' | 'rent';

/** `goal` of a record in data/properties, numbered as by the CRMs that agencies use. */
export const goals = { sale: 0, rent: 1, takeover: 2 } as const;

/** Takes the Goal of a record; "0" is sale, anything else rent, take-overs included (specification, section 4). */
export const toGoal = (goal: number | string): Goal => (String(goal) === '0' ? 'sale' : 'rent');

export const isForSale = (goal: number | undefined): boolean => goal === goals.sale;

/** Whether a home is let; the take-over of a business is not, although toGoal() lists it with the homes for rent. */
export const isForRent = (goal: number | undefined): boolean => goal === goals.rent;

/** The take-over of a business: listed with the homes for rent, under its own word (domain facts). */
export const isTakeover = (goal: number | string): boolean => Number(goal) === goals.takeover;

/** Whether a home may have a marquee: "rented" does not fit a home for sale, nor "sold" one for rent. The take-over of a business may have both. */
export const fitsGoal = (marquee: { goal?: 0 | 1 | undefined } | undefined, goal: number | undefined): boolean =>
  marquee?.goal === undefined || goal === undefined || isTakeover(goal) || goal === marquee.goal;
