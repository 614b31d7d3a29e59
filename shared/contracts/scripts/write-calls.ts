import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contracts, generatedCalls } from './calls.ts';

/** `pnpm calls`: writes anew what browsers import of the declared operations. */
const generated = new URL('generated/', contracts);
rmSync(generated, { recursive: true, force: true });
for (const [name, text] of await generatedCalls()) {
  const file = new URL(name, generated);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
