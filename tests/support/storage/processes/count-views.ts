import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { receiveBeacon } from '../../../../lib/audience/beacon.ts';
import { countsJob } from '../../../../lib/audience/view-buffer.ts';
import { beforeShutdown } from '../../../../lib/base/graceful-shutdown.ts';
import { loadSnapshot } from '../../../../lib/data/load.ts';
import { env } from '../../../../lib/env.ts';
import { startJob } from '../../../../lib/jobs/job.ts';

// A site that receives beacons and, when stopped, ends once its requests are answered, as Next does.
const snapshot = loadSnapshot(env.dataDir);
const server = createServer(async (asked, answer) => {
  const headers = asked.headers as Record<string, string>;
  const url = `http://${headers.host}${asked.url}`;
  await receiveBeacon(new Request(url, { method: 'POST', headers, body: await text(asked) }), snapshot);
  answer.writeHead(204).end();
});
process.once('SIGTERM', () => server.close(() => process.exit(143)));
beforeShutdown(startJob('counts', countsJob).stop);
server.listen(0, 'localhost', () => console.log((server.address() as AddressInfo).port));
