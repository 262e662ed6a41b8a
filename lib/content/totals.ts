/** Fills {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} in a text of the search block (specification, section 2). */
export const fillTotals = (text: string, { sale, rent }: { sale: number; rent: number }): string =>
  text.replaceAll('{FOR_SALE_TOTAL}', String(sale)).replaceAll('{FOR_RENT_TOTAL}', String(rent));
