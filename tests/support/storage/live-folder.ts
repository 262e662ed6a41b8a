import { DataError, orDataError } from '@/lib/data/issues';
import { loadData } from '@/lib/data/load';
import { createState } from '@/lib/data/store';
import { env } from '@/lib/env';
import { processState } from '@/lib/process-state';

/** Lets the process work by a data folder, which it follows as the site does; returns what ends that. */
export function followFolder(dir: string): () => void {
  const { dataDir } = env;
  const { data } = processState;
  env.dataDir = dir;
  const follow = () => {
    const read = orDataError(() => loadData(dir));
    if (!(read instanceof DataError)) processState.data = createState(read);
  };
  follow();
  const timer = setInterval(follow, 50);
  return () => {
    clearInterval(timer);
    env.dataDir = dataDir;
    processState.data = data;
  };
}
