import { request } from 'node:http';

/** The server under attack, always on this machine. */
export interface Target {
  port: number;
  /** Whether nginx is in front: it identifies each sender by the address of its connection. */
  behindNginx: boolean;
}

/** A body of `bytes` bytes that repeats one piece; it is never fully in memory. */
interface LongBody {
  piece: Buffer;
  bytes: number;
}

export interface Message {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | LongBody;
  /** Sends in chunks, without a Content-Length. */
  chunked?: boolean;
  /** Number of a simulated network; each has its own address. */
  sender?: number;
}

/** The result of a request: its status, "cut" (closed without a response), "refused" (no server listens) or "none" (no response in time). */
export interface Outcome {
  status: string;
  body: string;
}

/** The sender number of ordinary visitors: a separate address, so that an attacker's rate limits do not affect it. */
export const visitor = 50_000;

const host = '127.0.0.1';
/** The first characters of a body are enough to distinguish responses. */
const readCharacters = 200;

/** Sends one request over a new connection; never rejects, and resolves at the latest when the signal aborts. */
export function send(target: Target, message: Message, signal: AbortSignal): Promise<Outcome> {
  const { method = 'GET', path, body, chunked, sender } = message;
  const length = Buffer.isBuffer(body) ? body.length : (body?.bytes ?? 0);
  const headers = {
    ...message.headers,
    ...(method === 'POST' && !chunked ? { 'content-length': String(length) } : {}),
    ...(sender && !target.behindNginx
      ? { 'x-forwarded-for': `198.${18 + (sender >> 16)}.${(sender >> 8) & 255}.${sender & 255}` }
      : {}),
  };
  const from =
    sender && target.behindNginx
      ? { localAddress: `127.${1 + (sender >> 16)}.${(sender >> 8) & 255}.${sender & 255}` }
      : {};
  return new Promise((resolve) => {
    const end = (status: string, text = '') => resolve({ status, body: text });
    const sent = request({ host, port: target.port, path, method, headers, agent: false, signal, ...from });
    sent.once('response', (answer) => {
      const status = String(answer.statusCode);
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        if (text.length < readCharacters) text += part.slice(0, readCharacters);
      });
      answer.once('close', () => {
        end(answer.complete ? status : `${status} cut`, text);
        sent.destroy();
      });
      answer.once('error', () => end(`${status} cut`, text));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => end(nameOf(error, signal)));
    if (Buffer.isBuffer(body)) sent.end(body);
    else if (body) pump(body, sent, signal);
    else sent.end();
  });
}

function nameOf({ code }: NodeJS.ErrnoException, signal: AbortSignal): string {
  if (signal.aborted) return 'none';
  return code === 'ECONNREFUSED' ? 'refused' : 'cut';
}

/** Writes a long body as fast as the server reads it. */
function pump({ piece, bytes }: LongBody, sent: ReturnType<typeof request>, signal: AbortSignal): void {
  let remainingBytes = bytes;
  const write = () => {
    while (remainingBytes > 0 && !sent.destroyed && !signal.aborted) {
      const part = remainingBytes < piece.length ? piece.subarray(0, remainingBytes) : piece;
      remainingBytes -= part.length;
      if (!sent.write(part)) return void sent.once('drain', write);
    }
    if (!sent.destroyed && !signal.aborted) sent.end();
  };
  write();
}
