/** The host that a visitor asked: nginx hands it on. */
export const hostOf = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-host') ?? headers.get('host') ?? '';

/** Whether a page of the site sent a request; null where it does not say. */
export function isOwnOrigin(headers: Pick<Headers, 'get'>): boolean | null {
  const origin = headers.get('origin');
  if (!origin) return null;
  return URL.canParse(origin) && new URL(origin).host === hostOf(headers);
}
