// Timing shared by the carousel and the lightbox's slideshow (specification, section 9).

/** The time that a picture stays. */
export const showDelayMs = 3000;
/** The duration of the change to the next picture. */
export const moveTimeMs = 500;
