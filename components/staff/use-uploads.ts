import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type Upload, type Uploaded, UploadQueue } from './upload-queue';
import { useLeaveQuestion } from './use-leave-question';

interface Uploading<Taken extends Uploaded> {
  addressOf: (file: File) => string;
  onDone: (taken: Taken, key: number) => void;
}

/** Sends files with their progress; what is still on its way stops with the component, so leaving it is asked about. */
export function useUploads<Taken extends Uploaded>(uploading: Uploading<Taken>) {
  const t = useTranslations('office.pictures.field');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // Uploads end later, when the field may hold something else.
  const latest = useRef(uploading);
  useEffect(() => {
    latest.current = uploading;
  });
  const queue = useRef<UploadQueue<Taken> | null>(null);
  useEffect(() => () => queue.current?.stop(), []);
  const isSending = uploads.some(({ error }) => error === null);
  useLeaveQuestion(isSending);
  const send = (files: Iterable<File>) => {
    queue.current ??= new UploadQueue<Taken>((file) => latest.current.addressOf(file), t('failed'), {
      onChange: setUploads,
      onDone: (taken, key) => latest.current.onDone(taken, key),
    });
    queue.current.add(files);
  };
  return {
    uploads,
    send,
    retry: (key: number) => queue.current?.retry(key),
    drop: (key: number) => queue.current?.drop(key),
  };
}
