import { processState } from '../lib/base/process-state.ts';
import { jobSchema, runJob } from '../lib/import/run-job.ts';

// The process that the office starts (lib/import/start-job.ts): one run of one source, described by the first message.

process.once('message', async (message) => {
  try {
    await runJob(jobSchema.parse(message), (answer) => process.send?.(answer));
  } finally {
    await (await processState.database)?.destroy();
    // The site may have ended meanwhile.
    if (process.connected) process.disconnect();
  }
});
