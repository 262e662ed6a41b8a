/** The network address of a visitor. The proxy nearest to us appends what it saw itself: what stands before could be anybody's word. */
export const addressOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
