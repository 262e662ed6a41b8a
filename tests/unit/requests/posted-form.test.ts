import { expect, it } from 'vitest';
import { postedForm } from '@/lib/requests/posted-form';

const type = 'multipart/form-data; boundary=x';
const body = '--x\r\ncontent-disposition: form-data; name="locale"\r\n\r\nnl\r\n--x--\r\n';

const posted = (text: string, change: Record<string, string> = {}) =>
  postedForm(
    new Request('http://heem.example/api/forms/', {
      method: 'POST',
      headers: { host: 'heem.example', 'content-type': type, 'content-length': String(text.length), ...change },
      body: text,
    }),
  );

it('reads what is posted', async () => {
  const data = await posted(body);
  expect(data).toBeInstanceOf(FormData);
  expect(data instanceof FormData && data.get('locale')).toBe('nl');
});

it.each([
  ['what is cut off', body.slice(0, 40), {}, 400],
  ['what is no form', '{}', { 'content-type': 'application/json' }, 400],
  ['another site', body, { origin: 'https://elsewhere.example' }, 403],
  ['too much', body, { 'content-length': String(2 ** 24) }, 413],
])('refuses %s: %s', async (_, text, change, status) => {
  const answer = await posted(text, change as Record<string, string>);
  expect(answer instanceof Response && answer.status).toBe(status);
});
