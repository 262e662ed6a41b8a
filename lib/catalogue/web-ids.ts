/** The main types that every agency has (`webId`, data/property-types.json). */
export const webIds = { house: 1, apartment: 2, studio: 3, land: 4, investment: 5, business: 6, garage: 7 } as const;

/** The types of dwellings, for which law and energy have special rules. */
export const dwellings: readonly number[] = [webIds.house, webIds.apartment, webIds.studio];
export const { land, garage } = webIds;
