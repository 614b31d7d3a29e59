import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of some texts by their names. */
export const zipped = (files: Readonly<Record<string, string>>, isStored = false): Uint8Array => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const packed = isStored ? raw : deflateRawSync(raw);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isStored ? 0 : 8, 4);
    shared.writeUInt32LE(crc32(raw), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(raw.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(Buffer.concat(locals).length, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, place, Buffer.from(name));
    locals.push(Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed);
  }
  const [local, central] = [Buffer.concat(locals), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, central, end]));
};
