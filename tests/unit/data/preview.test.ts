import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { linkAnswer, localPath, openPreview, signPreview } from '@/lib/data/preview';
import { previewCookie, previewOf } from '@/lib/data/preview-request';
import { sign } from '@/lib/security/signed';
import { sample, without } from '@/tests/support/sample-site';

const key = Buffer.alloc(32, 7);
const preview = { page: '/nl/te-koop/', until: Date.now() + dayMs };
const token = signPreview(preview, key);

afterEach(() => {
  vi.useRealTimers();
  processState.previewKey = undefined;
});

describe('a link to a preview', () => {
  it('opens the page that it names until its time is over, to the millisecond', () => {
    expect(openPreview(token, key)).toEqual({ ...preview, over: false });
    vi.useFakeTimers({ now: preview.until - 1 });
    expect(openPreview(token, key)?.over).toBe(false);
    vi.setSystemTime(preview.until);
    expect(openPreview(token, key)?.over).toBe(true);
  });

  it.each([
    [
      'whose time was moved',
      `${sign({ ...preview, until: preview.until + dayMs }, 'preview', key).split('.')[0]}.${token.split('.')[1]}`,
    ],
    ['of another key', signPreview(preview, Buffer.alloc(32, 8))],
    ['signed for something else', sign(preview, 'document', key)],
    ['to another host', sign({ ...preview, page: '//evil.example/' }, 'preview', key)],
    ['that was cut off', token.slice(0, -4)],
  ])('%s opens nothing', (_, forged) => expect(openPreview(forged, key)).toBeNull());

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'nl/', '/nl/\n', '/nl/ x', ''])(
    'cannot begin at %j',
    (page) => expect(localPath.safeParse(page).success).toBe(false),
  );
});

describe('the address of a link', () => {
  const answer = (token: string, { site } = sample.content) => {
    const pathname = `/api/preview/${token}/`;
    return linkAnswer({ pathname, query: new URLSearchParams(), acceptLanguage: 'fr' }, site);
  };
  const over = (page: string) => signPreview({ page, until: Date.now() }, key);
  const page = (locale: string, status: 404 | 410) => ({ page: `/${locale}/preview-over/`, status, personal: true });

  it('begins a preview while it is valid, or while only the route can verify it', () => {
    expect(answer('x')).toBe('begins');
    processState.previewKey = key;
    expect(answer(token)).toBe('begins');
  });

  it('otherwise shows a page in the language of the page that it names, or of the visitor', () => {
    processState.previewKey = key;
    expect(answer(over('/de/neubau/'))).toEqual(page('de', 410));
    expect(answer(over('/de/neubau/'), without('de').content)).toEqual(page('fr', 410));
    expect(answer(over('/property/6061/'))).toEqual(page('fr', 410));
    expect(answer(token.slice(0, -4))).toEqual(page('fr', 404));
  });

  it('is no other address', () => {
    processState.previewKey = key;
    for (const other of ['a/b', '', '../search/nl']) expect(answer(other)).toBeNull();
  });
});

describe('a request with the cookie', () => {
  const cookies = (value: string) => ({ get: (name: string) => (name === previewCookie ? { value } : undefined) });

  it('sees a preview, while its time is not over', () => {
    processState.previewKey = key;
    expect(previewOf(cookies(token))).toMatchObject(preview);
    expect(previewOf(cookies('1'))).toBeNull();
    expect(previewOf({ get: () => undefined })).toBeNull();
    vi.useFakeTimers({ now: preview.until });
    expect(previewOf(cookies(token))).toBeNull();
  });

  it('sees none before the key is known', () => expect(previewOf(cookies(token))).toBeNull());
});
