export interface Captcha {
  /** The idempotency key of the form on this page: however often it is sent, it is stored once. */
  key: string;
  /** Empty where the browser cannot do the work; the server then asks a question. */
  solution: Promise<string>;
}

/** In ms from the challenge on: the server refuses a solution that comes sooner (lib/forms/captcha.ts). */
const minDurationMs = 1600;

/** Asks for work and does it, in the background while the visitor types; anew for the same form after an answer. */
export const startCaptcha = (key = newKey()): Captcha => ({ key, solution: solve().catch(() => '') });

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function solve(): Promise<string> {
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    fetch('/api/captcha/').then((answer) => answer.json()),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const [solution] = await Promise.all([solveChallenge({ challenge, deriveKey }), pause(minDurationMs)]);
  return solution ? JSON.stringify({ challenge, solution }) : '';
}

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));
