import {
  answerDelayMs,
  type HighlightMessage,
  isFrameMessage,
  type MapAnswer,
  type MapMessage,
} from '@/lib/map/map-messages';
import { goToArea } from './go-to-area';
import type { MapHostView } from './map-host';

interface Connection {
  /** Whether the frame said so, also to an earlier connection: it then takes the homes of another list at once. */
  isReady: { current: boolean };
  onFail(): void;
}

/** Gives a frame its homes when it is ready, and follows what the visitor does on either side; returns how to end it. */
export function connectFrame(frame: HTMLIFrameElement, { dataPath, message }: MapHostView, connection: Connection) {
  let ended = false;
  const onFail = () => {
    if (!ended) connection.onFail();
  };
  const post = (content: MapMessage | HighlightMessage) => frame.contentWindow?.postMessage(content, location.origin);
  const filled = dataPath ? fetchHomes(dataPath, message) : Promise.resolve(message);
  filled.catch(onFail);
  const send = () =>
    filled.then((content) => {
      if (!ended) post(content);
    }, onFail);
  if (connection.isReady.current) void send();

  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.contentWindow || !isFrameMessage(data)) return;
    if (data.map === 'area') goToArea(data.area);
    else if (data.map === 'card') frame.toggleAttribute('data-card', data.open);
    else if (data.map === 'ready') {
      connection.isReady.current = true;
      setTimeout(send, answerDelayMs);
    }
  };
  let looked: number | null = null;
  const cardOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-home]') : null;
  const look = ({ target }: Event) => {
    // A browser also says what lies under a pointer that rests while the focus scrolls the page.
    const card = cardOf(target) ?? cardOf(document.activeElement);
    const highlight = card ? Number(card.dataset.home) : null;
    if (highlight !== looked) post({ highlight });
    looked = highlight;
  };
  addEventListener('message', listen);
  for (const reach of ['pointerover', 'focusin']) document.addEventListener(reach, look, { passive: true });
  return () => {
    ended = true;
    removeEventListener('message', listen);
    for (const reach of ['pointerover', 'focusin']) document.removeEventListener(reach, look);
  };
}

async function fetchHomes(path: string, message: MapMessage): Promise<MapMessage> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const { properties, groups } = (await answer.json()) as MapAnswer;
  return { ...message, propertiesList: properties, messageInfo: { ...message.messageInfo, groups } };
}
