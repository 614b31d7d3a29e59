import type { Operation } from '@portal/contracts/operation';
import { UPLOAD_TYPE } from '../server/body-parsers.ts';

const search = (query: Readonly<Record<string, unknown>> = {}): string => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one));
  return pairs.size > 0 ? `?${pairs}` : '';
};

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The example as a command line. `$PORTAL`, `$TOKEN` and `cookies` are explained in docs/api.md. */
export const curlOf = ({
  method,
  path: template,
  permission,
  answers,
  body,
  consumes,
  errors,
  example,
}: Operation): string => {
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(example?.params?.[name] ?? name)),
  );
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$PORTAL/api${path}${search(example?.query)}"`,
  ];
  if (permission !== 'public') lines.push('-H "Authorization: Bearer $TOKEN" -b cookies');
  if (errors.includes('idempotency_mismatch')) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (consumes === 'multipart') lines.push('-F file=@accounts-2024.pdf');
  if (consumes === 'bytes') lines.push(`-H 'Content-Type: ${UPLOAD_TYPE}' --data-binary @piece`);
  if (body)
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example?.body ?? {}))}`);
  if (answers === 'file') lines.push('-OJ');
  return lines.join(' \\\n  ');
};
