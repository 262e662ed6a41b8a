// Of the carousel and of the lightbox's slideshow alike (specification, section 9).

/** How long a picture stays. */
export const showDelayMs = 3000;
/** How long the change to the next picture takes. */
export const moveTimeMs = 500;
