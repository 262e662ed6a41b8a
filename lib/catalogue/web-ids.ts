// The main types (webId, data/property-types.json) for which law and energy have special rules.

/** House, apartment, studio: where somebody lives. */
export const dwellings: readonly number[] = [1, 2, 3];
export const land = 4;
export const garage = 7;
