import { rows } from './row.ts';

const code = 'api/src/kernel/files';
const upload = 'api/src/kernel/files/upload.test.ts';
const hostile = 'api/src/kernel/files/hostile-files.test.ts';

/** V5 File handling. */
export const files = rows([
  [
    '5.1.1',
    2,
    'Kinds and sizes are documented',
    'shared/contracts/src/rules',
    upload,
    'of exactly the limit passes, one byte more does not',
  ],
  ['5.2.1', 1, 'Sizes are bounded', code, upload, 'of exactly the limit passes, one byte more does not'],
  [
    '5.2.2',
    1,
    'Content is what the name says',
    `${code}/inspect/inspect-file.ts`,
    upload,
    'a disguised file is refused',
  ],
  [
    '5.2.3',
    2,
    'Containers do not burst',
    `${code}/inspect/zip-kind.ts`,
    hostile,
    'a container that would burst or hides something is refused',
  ],
  [
    '5.2.4',
    3,
    'A person has a quota',
    code,
    upload,
    'one person keeps at most fifty files that belong to nothing',
  ],
  [
    '5.2.5',
    3,
    'No links in containers',
    `${code}/inspect/zip-kind.ts`,
    hostile,
    'a container that would burst or hides something is refused',
  ],
  [
    '5.2.6',
    3,
    'Pictures are bounded in pixels',
    `${code}/inspect/images.ts`,
    'api/src/kernel/files/images.test.ts',
    'forty megapixels',
  ],
  [
    '5.3.1',
    1,
    'Uploads are never run',
    `${code}/send-stored.ts`,
    'api/src/kernel/files/download.test.ts',
    'no browser opens as a page',
  ],
  ['5.3.2', 1, 'Names choose no path', `${code}/store/disk-objects.ts`, upload, 'a file name is only a name'],
  [
    '5.4.1',
    2,
    'Names given back are safe',
    'api/src/kernel/http/send-file.ts',
    'api/src/kernel/http/send-file.test.ts',
    'goes out as one header that means only a name',
  ],
  [
    '5.4.2',
    2,
    'Names are encoded',
    'api/src/kernel/http/send-file.ts',
    'api/src/kernel/http/send-file.test.ts',
    'a very long name is cut',
  ],
  [
    '5.4.3',
    2,
    'Files are scanned',
    `${code}/inspect/clamd.ts`,
    'api/src/kernel/files/scan.test.ts',
    'that is infected is not kept',
  ],
]);
