import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request to a translation service. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  /** The requests to all three services. */
  body: {
    text: string[];
    q: string[];
    target: string;
    messages: { role: string; content: string }[];
  };
}

/** An answer as JSON, with another status than 200 if it says one; null: it never comes. */
type Answer = { status?: number; location?: string; json: unknown } | null;

export interface FakeTranslator {
  url: string;
  asked: Asked[];
  close(): void;
}

/** A translation service on this machine that answers as it is told. */
export async function fakeTranslator(answer: (asked: Asked) => Answer, port = 0): Promise<FakeTranslator> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one: Asked = {
      path: request.url ?? '',
      headers: request.headers,
      body: (await json(request)) as Asked['body'],
    };
    asked.push(one);
    const actual = answer(one);
    if (!actual) return;
    const location = actual.location ? { location: actual.location } : {};
    response
      .writeHead(actual.status ?? 200, { 'content-type': 'application/json', ...location })
      .end(JSON.stringify(actual.json));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** LibreTranslate, which says before each text which language it is in. */
export const likeLibreTranslate = ({ body }: Asked): Answer => ({
  json: { translatedText: body.q.map((line) => `[${body.target}] ${line}`) },
});
