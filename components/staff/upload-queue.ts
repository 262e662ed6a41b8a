import { tryParseJson } from '@/lib/base/try-json';

/** A file on its way to the office, or one that did not arrive. */
export interface Upload {
  key: number;
  file: File;
  /** The part that is sent, 0 to 1. */
  share: number;
  /** The error as a sentence; null while the file waits or is sent. */
  error: string | null;
  /** Whether another try may help: the file is not what is wrong. */
  canRetry: boolean;
}

/** The answer of a route that accepted a file. */
export interface Uploaded {
  id: string;
}

interface Events<Taken extends Uploaded> {
  /** The files on their way have changed. */
  onChange(uploads: readonly Upload[]): void;
  onDone(taken: Taken, key: number): void;
}

/** Uploads that are sent at a time; the server reads them one by one. */
const maxParallel = 2;

/** Sends files one request each, with their progress, two at a time. */
export class UploadQueue<Taken extends Uploaded> {
  readonly #addressOf: (file: File) => string;
  readonly #failed: string;
  readonly #events: Events<Taken>;
  readonly #requests = new Map<number, XMLHttpRequest>();
  #uploads: readonly Upload[] = [];
  #count = 0;

  /** `failed` is said where nothing was answered. */
  constructor(addressOf: (file: File) => string, failed: string, events: Events<Taken>) {
    this.#addressOf = addressOf;
    this.#failed = failed;
    this.#events = events;
  }

  add(files: Iterable<File>): void {
    const added = [...files].map(
      (file): Upload => ({ key: ++this.#count, file, share: 0, error: null, canRetry: true }),
    );
    this.#set([...this.#uploads, ...added]);
  }

  /** Sends one again that did not arrive. */
  retry(key: number): void {
    this.#change(key, { error: null, share: 0 });
  }

  /** Takes one away, also while it is sent. */
  drop(key: number): void {
    this.#requests.get(key)?.abort();
    this.#requests.delete(key);
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
  }

  /** Stops all of them. */
  stop(): void {
    for (const request of this.#requests.values()) request.abort();
    this.#requests.clear();
  }

  #change(key: number, changed: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#events.onChange(uploads);
    for (const { key, file, error } of uploads) {
      if (this.#requests.size >= maxParallel) return;
      if (error === null && !this.#requests.has(key)) this.#send(key, file);
    }
  }

  #send(key: number, file: File): void {
    const request = new XMLHttpRequest();
    this.#requests.set(key, request);
    request.upload.onprogress = ({ loaded, total }) => {
      if (this.#requests.has(key)) this.#change(key, { share: total > 0 ? loaded / total : 0 });
    };
    request.onload = () => this.#end(key, request.status, request.responseText);
    request.onerror = () => this.#end(key, 0, '');
    request.open('POST', this.#addressOf(file));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  }

  #end(key: number, status: number, text: string): void {
    this.#requests.delete(key);
    const answer = read<Taken>(text);
    if (status !== 201 || !('id' in answer)) {
      const canRetry = status < 400 || status === 401 || status === 409 || status === 429 || status >= 500;
      this.#change(key, { error: 'message' in answer ? answer.message : this.#failed, canRetry });
      return;
    }
    this.#events.onDone(answer, key);
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
  }
}

function read<Taken>(text: string): Taken | { message: string } | object {
  const answer = tryParseJson(text);
  return typeof answer === 'object' && answer !== null ? answer : {};
}
