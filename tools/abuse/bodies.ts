const boundary = 'heem-abuse';
const mb = 1024 * 1024;

/** Just below what a form may be sent. */
export const almostAll = 10.8 * mb;

export const json = { 'content-type': 'application/json' };
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Fields as a browser posts them. */
export function formBody(fields: Iterable<readonly [string, string]>): Buffer {
  const parts = [...fields].map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** JSON that is small on the wire and large once it is read. */
export const hollowJson = (bytes: number): string => `[${'{},'.repeat(Math.floor((bytes - 4) / 3))}{}]`;
