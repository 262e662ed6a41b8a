import type { OfficeState } from '@/lib/staff/define-action';

declare module '@/lib/staff/define-action' {
  interface OfficeState {
    /** Nothing came back: the request is sent again later. */
    isOffline?: true;
  }
}

/** In bytes: a browser sends on no more than 64 KiB after the page is left. */
const maxKeepaliveBytes = 60_000;

const timeoutMs = 30_000;

/** Sends a form by fetch, beside what the person does. */
export async function sendInBackground(form: FormData): Promise<OfficeState> {
  const size = [...form].reduce((sum, [name, value]) => sum + new Blob([name, value]).size, 0);
  const request = fetch('/api/office/background/', {
    method: 'POST',
    body: form,
    keepalive: size <= maxKeepaliveBytes,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const response = await request.catch(() => null);
  if (!response || response.status >= 502) return { isOffline: true };
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? ((await response.json()) as OfficeState) : { error: 'failed' };
}
