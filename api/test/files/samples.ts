import { crc32, deflateRawSync } from 'node:zlib';

/** A zip container of stored or deflated entries, in order; `packed` is what is deflated in another way. */
export const zip = (
  entries: readonly { name: string; content: string | Buffer; stored?: boolean; packed?: Buffer }[],
): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored, packed: given } of entries) {
    const raw = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = given ?? (stored ? raw : deflateRawSync(raw));
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
};

export const docx = (
  parts: Record<string, string> = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' },
): Buffer => zip(Object.entries(parts).map(([name, content]) => ({ name, content })));

export const odt = (manifest = '<manifest/>'): Buffer =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { name: 'content.xml', content: '<office/>' },
    { name: 'META-INF/manifest.xml', content: manifest },
  ]);

/** An OLE container by its header and the names of its streams. */
export const oleDocument = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(64)])),
  ]);

/** One pixel. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** A film by its boxes; nothing in it can be played. */
export const mp4 = ({ brand = 'isom', moov = true } = {}): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2`, 'latin1')),
    ...(moov ? [box('moov', box('mvhd', Buffer.alloc(100)))] : []),
    box('mdat', Buffer.alloc(500, 7)),
  ]);
