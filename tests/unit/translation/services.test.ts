import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { setTimeoutMs } from '@/lib/translation/ask';
import { translateTexts } from '@/lib/translation/service';
import { type Asked, type FakeTranslator, fakeTranslator } from '@/tests/support/fake-translator';

let service: FakeTranslator | undefined;
let answer: (asked: Asked) => ReturnType<Parameters<typeof fakeTranslator>[0]>;
beforeEach(async () => {
  service = await fakeTranslator((asked) => answer(asked));
});
afterEach(() => {
  service?.close();
  env.translation = undefined;
  setTimeoutMs(25_000);
});

type Settings = NonNullable<typeof env.translation>;

/** The settings of each service, at the address of the fake one. */
const use = (name: Settings['service']): void => {
  const url = service?.url ?? '';
  env.translation = {
    deepl: { service: 'deepl', url, key: 'secret:fx' } as const,
    libretranslate: { service: 'libretranslate', url, key: 'secret' } as const,
    openai: { service: 'openai', url: `${url}/v1`, model: 'small', key: 'secret' } as const,
  }[name];
};

const chat = (content: string, finish_reason = 'stop') => ({
  json: { choices: [{ finish_reason, message: { role: 'assistant', content } }] },
});

/** The answer of each service with the same texts. */
const echo: Record<Settings['service'], (asked: Asked) => ReturnType<typeof answer>> = {
  deepl: ({ body }) => ({ json: { translations: body.text.map((text) => ({ text })) } }),
  libretranslate: ({ body }) => ({ json: { translatedText: body.q } }),
  openai: ({ body }) => chat(body.messages[1]?.content ?? ''),
};
const services = Object.keys(echo) as Settings['service'][];

const markdown = [
  '## Onze {FOR_SALE_TOTAL} huizen',
  'Bel **Tom & Co** op [011 00 00 00](tel:+3211000000) of mail info@heem.example: 3 < 4, `code`.',
  '',
  '- Zie https://heem.example/nl/ *nu*',
].join('\n');

describe('DeepL', () => {
  it('gets lines without their marks, British English and the key in a header', async () => {
    use('deepl');
    answer = ({ body }) => ({ json: { translations: body.text.map((text) => ({ text: `EN ${text}` })) } });
    const translated = await translateTexts(['Huis & tuin {NAME}\n\n- Ruim', '12'], 'nl', 'en');
    expect(translated).toEqual(['EN Huis & tuin {NAME}\n\n- EN Ruim', '12']);
    const headers = { authorization: 'DeepL-Auth-Key secret:fx' };
    const text = ['Huis &amp; tuin <code id="0" translate="no">0</code>', 'Ruim'];
    const languages = { source_lang: 'NL', target_lang: 'EN-GB' };
    const body = { text, ...languages, tag_handling: 'xml', ignore_tags: ['code'], formality: 'prefer_more' };
    expect(service?.asked).toMatchObject([{ path: '/v2/translate', headers, body }]);
  });

  it('gets at most fifty texts at once', async () => {
    use('deepl');
    answer = echo.deepl;
    const texts = Array.from({ length: 120 }, (_, i) => `Kamer ${i}`);
    expect(await translateTexts(texts, 'nl', 'de')).toEqual(texts);
    expect(service?.asked.map(({ body }) => body.text.length)).toEqual([50, 50, 20]);
  });
});

it('LibreTranslate gets HTML and the key, if it has one, in the body', async () => {
  use('libretranslate');
  answer = ({ body }) => ({ json: { translatedText: body.q.map((line) => `${line} &#x27;fr&#x27;`) } });
  expect(await translateTexts(['Huis'], 'nl', 'fr')).toEqual(["Huis 'fr'"]);
  expect(service?.asked).toMatchObject([
    { path: '/translate', body: { q: ['Huis'], source: 'nl', target: 'fr', format: 'html', api_key: 'secret' } },
  ]);
  env.translation = { service: 'libretranslate', url: service?.url ?? '' };
  await translateTexts(['Huis'], 'nl', 'fr');
  expect(service?.asked[1]?.body).not.toHaveProperty('api_key');
});

describe('an address that takes what OpenAI takes', () => {
  it('gets the terms of the site that the text needs, and no others', async () => {
    use('openai');
    answer = () => chat('<think>[?]</think>Voici :\n```json\n["Revenu cadastral : 800"]\n```');
    expect(await translateTexts(['Het kadastrale inkomen: 800'], 'nl', 'fr')).toEqual(['Revenu cadastral : 800']);
    const [asked] = service?.asked ?? [];
    const messages = [{ role: 'system' }, { role: 'user', content: '["Het kadastrale inkomen: 800"]' }];
    expect(asked).toMatchObject({ path: '/v1/chat/completions', headers: { authorization: 'Bearer secret' } });
    expect(asked?.body).toMatchObject({ model: 'small', messages });
    const instructions = asked?.body.messages[0]?.content;
    expect(instructions).toContain('Kadastraal inkomen (niet-geïndexeerd) = Revenu cadastral');
    expect(instructions).not.toContain('Zwembad');
  });

  it.each([
    ['cut off', chat('["Huis', 'length'), 'tooLong'],
    ['no list', chat('Sorry.'), 'broken'],
    ['fewer texts', chat('[]'), 'broken'],
  ])('an answer that is %s is refused', async (_, actual, reason) => {
    use('openai');
    answer = () => actual;
    await expect(translateTexts(['Huis'], 'nl', 'fr')).rejects.toMatchObject({ reason });
  });
});

describe.each(services)('%s', (name) => {
  beforeEach(() => use(name));

  it('keeps Markdown, placeholders and addresses', async () => {
    answer = echo[name];
    expect(await translateTexts([markdown], 'nl', 'de')).toEqual([markdown]);
  });

  it.each([
    [403, {}, 'refusedKey'],
    [401, {}, 'refusedKey'],
    [456, {}, 'overQuota'],
    [429, {}, 'overQuota'],
    [413, {}, 'tooLong'],
    [400, { error: 'Invalid request: request (9000) exceeds text limit (5000)' }, 'tooLong'],
    [400, {}, 'broken'],
    [503, {}, 'unreachable'],
    [200, { other: true }, 'broken'],
  ])('answers %i %j: %s', async (status, json, reason) => {
    answer = () => ({ status, json });
    const error = await translateTexts(['Geheim huis'], 'nl', 'fr').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason });
    expect(String(error)).not.toMatch(/Geheim|secret/);
  });

  it('is unreachable if it does not answer, does not exist or redirects', async () => {
    const expectUnreachable = () =>
      expect(translateTexts(['Huis'], 'nl', 'fr')).rejects.toMatchObject({ reason: 'unreachable' });
    setTimeoutMs(50);
    answer = () => null;
    await expectUnreachable();
    setTimeoutMs(25_000);
    answer = () => ({ status: 307, location: 'http://127.0.0.1:9/', json: {} });
    await expectUnreachable();
    service?.close();
    await expectUnreachable();
  });
});

it.each([
  ['a placeholder', 'Nog {TOTAL} huizen', 'Encore 12 maisons'],
  ['another placeholder', '{A} en {B}', '{A} et {A}'],
  ['a link', 'Zie [hier](/nl/)', 'Voir ici (/nl/)'],
  ['a link taken apart', 'Zie [hier](/nl/)', 'Voir ](/nl/)[ici'],
  ['an emphasis', '**Nu**', 'Maintenant'],
  ['a heading', '## Huis', 'Maison'],
  ['a line', 'Huis\n\nTuin', 'Maison, jardin'],
  ['all of it', 'Huis', ' '],
])('a translation that lost %s is refused', async (_, source, actual) => {
  use('openai');
  answer = () => chat(JSON.stringify([actual]));
  await expect(translateTexts([source], 'nl', 'fr')).rejects.toMatchObject({ reason: 'broken' });
});

it('no text is sent without a service', async () => {
  await expect(translateTexts(['Huis'], 'nl', 'fr')).rejects.toMatchObject({ reason: 'off' });
  expect(service?.asked).toEqual([]);
});

describe('the environment', () => {
  const read = async (values: Record<string, string>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    return (await import('@/lib/env')).env.translation;
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('names a service with what it needs', async () => {
    expect(await read({ TRANSLATION_KEY: 'secret' })).toBeUndefined();
    const key = 'secret';
    expect(await read({ TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: key })).toEqual({ service: 'deepl', key });
    const libre = { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'http://localhost:5000/' };
    expect(await read(libre)).toEqual({ service: 'libretranslate', url: 'http://localhost:5000', key });
  });
});
