import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** An upload on its way, which a test answers. */
export class UploadRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  address = '';
  status = 0;
  responseText = '';
  isAborted = false;
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

/** The uploads that each test of a file begins, in their order. */
export function uploadRequests(): UploadRequest[] {
  const requests: UploadRequest[] = [];
  beforeEach(() => {
    requests.length = 0;
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends UploadRequest {
        constructor() {
          super();
          requests.push(this);
        }
      },
    );
  });
  return requests;
}
