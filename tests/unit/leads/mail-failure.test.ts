import { expect, it } from 'vitest';
import { mailFailure } from '@/lib/leads/mail-failure';

it.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 an@mail.example: no such address", 'address'],
  ['550 No such user here', 'address'],
  ['552 5.2.2 Mailbox full', 'full'],
  ['452 4.2.2 The recipient is over quota', 'full'],
  ['552 5.3.4 Message too big for system', 'tooLarge'],
  ['554 5.7.1 Service unavailable; client host blocked', 'refused'],
  ['550-5.7.26 This mail has been blocked because the sender is unauthenticated', 'refused'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['421 Try again later', 'other'],
])('%s', (error, failure) => expect(mailFailure(error)).toBe(failure));
