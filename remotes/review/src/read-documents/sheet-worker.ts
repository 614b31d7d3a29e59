import { TooLongError } from './drawn-document.ts';
import { openSheets } from './open-sheets.ts';
import type { SheetFile, SheetReply } from './sheets.ts';

const reply = (answer: SheetReply): void => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<SheetFile>) => {
  openSheets(data).then(
    (sheets) => reply({ sheets }),
    (error) => reply({ isTooLong: error instanceof TooLongError }),
  );
});
