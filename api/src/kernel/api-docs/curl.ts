import type { Documentation } from '@portal/contracts/documentation';
import type { Operation } from '@portal/contracts/operation';
import { UPLOAD_TYPE } from '../http/body-parsers.ts';

const search = (query: Readonly<Record<string, unknown>> = {}): string => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one));
  return pairs.size > 0 ? `?${pairs}` : '';
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The example as a command line. `$PORTAL`, `$TOKEN` and `cookies` are explained in docs/api.md. */
export const curlOf = (
  { call, body, consumes, errors }: Operation,
  words: Documentation | undefined,
): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(words?.params?.[name] ?? name)),
  );
  const lines = [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}"$PORTAL/api${path}${search(words?.query)}"`,
  ];
  if (call.permission !== 'public') lines.push('-H "Authorization: Bearer $TOKEN" -b cookies');
  if (errors.includes('idempotency_mismatch')) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (consumes === 'multipart') lines.push('-F file=@accounts-2024.pdf');
  if (consumes === 'bytes') lines.push(`-H 'Content-Type: ${UPLOAD_TYPE}' --data-binary @piece`);
  if (body)
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(words?.body ?? {}))}`);
  if (call.answers === 'file') lines.push('-OJ');
  return lines.join(' \\\n  ');
};
