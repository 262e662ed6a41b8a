import { Worker } from 'node:worker_threads';

/** Too much work is waiting for the thread; the caller should retry later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Whether an error is a QueueFullError. Compares the name, since each bundle has its own class (lib/base/process-state.ts). */
export const isQueueFull = (error: unknown): boolean => error instanceof Error && error.name === 'QueueFullError';

interface QueueSettings {
  /** The module that the thread runs; it answers each message with one message. */
  file: string;
  /** The number of messages that may wait. */
  maxWaiting: number;
  /** The longest time that one message may take. */
  timeoutMs: number;
}

interface Job<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(reason: unknown): void;
}

const maxHeapMb = 256;

/** Hands work to a thread, one message at a time. If the thread crashes or takes too long, that message fails and a new thread takes the next. */
export class ThreadQueue<Input, Output> {
  readonly #settings: QueueSettings;
  readonly #waiting: Job<Input, Output>[] = [];
  #thread: Worker | null = null;
  #job: Job<Input, Output> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: QueueSettings) {
    this.#settings = settings;
  }

  /** Starts the thread, so that the first message need not wait for it. */
  start(): void {
    this.#thread ??= this.#create();
  }

  /** Resolves to the thread's answer to the input, which is copied; rejects with QueueFullError if too many messages wait. */
  run(input: Input): Promise<Output> {
    if (this.#job && this.#waiting.length >= this.#settings.maxWaiting)
      return Promise.reject(new QueueFullError('too many wait for the thread'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#job) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#job = job;
    this.#thread ??= this.#create();
    this.#timer = setTimeout(() => this.#giveUp(), this.#settings.timeoutMs);
    this.#thread.postMessage(job.input);
  }

  #create(): Worker {
    // Drop the options of the server, such as --import.
    const thread = new Worker(this.#settings.file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    thread.unref();
    thread.on('message', (output: Output) => this.#finishJob((job) => job.resolve(output)));
    thread.on('error', (error) => this.#replace(thread, error));
    thread.on('exit', (code) => this.#replace(thread, new Error(`The thread ended by itself, with ${code}.`)));
    return thread;
  }

  #finishJob(answer: (job: Job<Input, Output>) => void): void {
    clearTimeout(this.#timer);
    const job = this.#job;
    this.#job = null;
    if (job) answer(job);
    this.#next();
  }

  #replace(thread: Worker, reason: Error): void {
    if (thread !== this.#thread) return;
    this.#thread = null;
    void thread.terminate();
    if (!this.#job) console.error('A thread without work ended:', reason);
    this.#finishJob((job) => job.reject(reason));
  }

  #giveUp(): void {
    // They have already waited for the full time limit, and the next one may take as long again.
    for (const job of this.#waiting.splice(0)) job.reject(new QueueFullError('the thread did not answer'));
    if (this.#thread)
      this.#replace(this.#thread, new Error(`The thread took longer than ${this.#settings.timeoutMs} ms.`));
  }
}
