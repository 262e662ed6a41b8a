/** A form as a browser posts it to a route of the site. */
export async function postedForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  sent: HeadersInit = {},
): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = new Headers(sent);
  headers.set('content-type', encoded.headers.get('content-type') ?? '');
  headers.set('content-length', String(body.byteLength));
  return new Request(`http://localhost:3000${address}`, { method: 'POST', headers, body });
}
