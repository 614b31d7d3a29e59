import type { ClientFrame, ServerFrame } from '@portal/contracts/support/frames';
import { vi } from 'vitest';

/** The server's end of a socket that a page opened. */
class FakeSocket {
  static readonly OPEN = 1;
  readonly frames: ClientFrame[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.frames.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/**
 * Sockets at the edge of the browser. Those that open are ready at once; `opens: false` stands for a
 * network that lets none through.
 */
export const fakeSockets = ({ opens = true } = {}) => {
  const sockets: FakeSocket[] = [];
  class Opened extends FakeSocket {
    constructor() {
      super();
      sockets.push(this);
      queueMicrotask(() => (opens ? this.say({ type: 'ready' }) : this.end(1006)));
    }
  }
  vi.stubGlobal('WebSocket', Opened);
  return {
    /** The one that is open now. */
    get now(): FakeSocket {
      const last = sockets.at(-1);
      if (!last) throw new Error('No socket was opened.');
      return last;
    },
    /** Everything of a kind that the page said, on all of them. */
    said: <K extends ClientFrame['type']>(kind: K) =>
      sockets
        .flatMap(({ frames }) => frames)
        .filter((frame): frame is Extract<ClientFrame, { type: K }> => frame.type === kind),
  };
};

interface SeenUpload {
  path: string;
  headers: Record<string, string>;
  file: File;
}

/** Uploads at the edge of the browser, in place of XMLHttpRequest; each gets the next answer, then the last one again. */
export const fakeUploads = (...answers: { status: number; body: unknown }[]) => {
  const seen: SeenUpload[] = [];
  class FakeUpload {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload: (() => void) | undefined;
    onloadend: (() => void) | undefined;
    status = 0;
    responseText = '';
    #path = '';
    #isOver = false;
    readonly #headers: Record<string, string> = {};

    open(_method: string, path: string): void {
      this.#path = path;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    send(form: FormData): void {
      const file = form.get('file');
      if (!(file instanceof File)) throw new Error('A form without a file.');
      seen.push({ path: this.#path, headers: this.#headers, file });
      const { status, body } = answers[seen.length - 1] ?? answers.at(-1) ?? { status: 500, body: {} };
      this.upload.onprogress?.({ lengthComputable: true, loaded: file.size / 2, total: file.size });
      queueMicrotask(() => {
        if (this.#isOver) return;
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.onload?.();
        this.onloadend?.();
      });
    }

    abort(): void {
      this.#isOver = true;
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return seen;
};

/** What jsdom has not: a dialog that opens, addresses of bytes. */
export const fillChatGaps = (): void => {
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
};
