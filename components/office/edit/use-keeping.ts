import { useEffect, useEffectEvent } from 'react';
import type { SaveState } from './save-bar';

/** In ms: what is typed is kept so long after the last change. */
export const keepPause = 1_500;

/** In ms: so often a form says that it is still open. */
const heartbeat = 30_000;

/** Calls `beat` as long as the form is open. */
export function useHeartbeat(beat: () => unknown): void {
  const onBeat = useEffectEvent(beat);
  useEffect(() => {
    const timer = setInterval(() => onBeat(), heartbeat);
    return () => clearInterval(timer);
  }, []);
}

/** Asks before somebody leaves what the server does not know yet. */
export function useLeaveWarning(state: SaveState): void {
  const isKept = state === 'stored' || state === 'kept';
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept]);
}
