import type { Account } from '../../lib/accounts/account.ts';
import { type Invitation, invite } from '../../lib/accounts/invite.ts';
import { publishedData } from '../../lib/data/store.ts';

// Takes an Invitation and prints an Invited. Run by rendering().

export type Invited = { unknown: number } | { account: Account; link: string };

async function inviteKnown(invitation: Invitation): Promise<Invited> {
  const data = publishedData();
  const unknown = invitation.homes.find((home) => !data.catalogue.properties.has(home));
  return unknown === undefined ? invite(invitation, data) : { unknown };
}

console.log(JSON.stringify(await inviteKnown(JSON.parse(process.argv[2] ?? ''))));
await (await globalThis.heemDatabase)?.destroy();
