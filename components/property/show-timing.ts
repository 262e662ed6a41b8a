// Of the carousel and of the lightbox's slideshow alike (specification, section 9).

/** How long a picture stays, in ms. */
export const showDelay = 3000;
/** How long the change to the next one takes, in ms. */
export const moveTime = 500;
