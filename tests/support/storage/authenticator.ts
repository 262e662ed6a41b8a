import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a device says of itself: that somebody was there, and whether it knows who (WebAuthn, 6.1). */
const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Short texts and up to 255 bytes in CBOR (RFC 8949, 3). */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

interface Ceremony {
  challenge: string;
  /** The page that asks. */
  origin?: string;
  /** Whether the device asked for a finger or a code. */
  isVerified?: boolean;
}

/** A device with one passkey for localhost, made of software; its answers are JSON as a browser posts it. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { isVerified = true }: Ceremony) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256('localhost'), Buffer.from([flags | present | (isVerified ? verified : 0)]), count]);
  };
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    });
  // A map of five: kty EC2, alg ES256, crv P-256, x, y (RFC 9053, 7.1).
  const key = Buffer.concat([
    ...[[0xa5], [0x01, 0x02], [0x03, 0x26], [0x20, 0x01]].map((part) => Buffer.from(part)),
    ...[Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
    ...[Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
  ]);
  return {
    /** Makes the passkey. */
    make: (ceremony: Ceremony): string => {
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
      const data = Buffer.concat([head(hasCredential, ceremony), ...credential]);
      const [fmt, none, attStmt, authData] = ['fmt', 'none', 'attStmt', 'authData'].map(text);
      const attestation = [Buffer.from([0xa3]), fmt, none, attStmt, Buffer.from([0xa0]), authData, bytes(data)];
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony),
        attestationObject: Buffer.concat(attestation.flatMap((part) => part ?? [])),
      });
    },
    /** Logs in with it. */
    use: (ceremony: Ceremony): string => {
      const clientDataJSON = clientData('webauthn.get', ceremony);
      const authenticatorData = head(0, ceremony);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}
