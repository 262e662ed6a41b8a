import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, atOnce } from '../attack.ts';
import { formBody, json, multipart } from '../bodies.ts';

const eightSenders = 8;
const perSender = 20;

export const guesses: Attack[] = [
  {
    name: 'holds',
    sent: '8 networks, 20 moments each',
    once: true,
    run: ({ target, send, count, places: { moments } }) =>
      atOnce(eightSenders, async (sender) => {
        for (let turn = 0; turn < perSender; turn++) {
          const slot = moments[(sender * perSender + turn) % moments.length] ?? '';
          const body = Buffer.from(JSON.stringify({ key: randomBytes(16).toString('hex'), about: '', slot }));
          const message = { method: 'POST', path: '/api/visits/hold/', headers: json, body } as const;
          const answer = await send({ ...message, sender: 1 + sender + (target.behindNginx ? 100 : 0) });
          if (answer.body.includes('"held":true')) count('held');
        }
      }),
  },
  {
    name: 'passwords',
    sent: '5 log-ins a second, changing networks',
    run: async ({ send, fresh, places: { loginFields } }) => {
      const turn = fresh();
      const fields = Object.entries({
        ...loginFields,
        scripted: '1',
        loginEmail: 'owner@mail.example',
        password: `guess number ${turn}`,
      });
      await Promise.all([
        send({ method: 'POST', path: '/api/forms/', headers: multipart, body: formBody(fields), sender: turn }),
        pause(200),
      ]);
    },
  },
];
