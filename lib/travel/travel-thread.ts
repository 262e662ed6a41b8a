import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../jobs/thread-priority.ts';
import type { AreaTask, TimesTask } from './questions.ts';
import { roads } from './roads.ts';
import { travelArea, travelTimes } from './travel.ts';

// Node runs this file from its source, beside the bundles of Next: an area takes up to 0.1 s, which would block the server.

/** A task, which the thread answers with an area or with minutes. */
export type TravelTask = AreaTask | TimesTask;

lowerThreadPriority();
// Read the roads at the start of the thread, not with the first task.
const reading = roads();

parentPort?.on('message', async (task: TravelTask) => {
  const roadData = await reading;
  parentPort?.postMessage('places' in task ? travelTimes(task, roadData) : travelArea(task, roadData));
});
