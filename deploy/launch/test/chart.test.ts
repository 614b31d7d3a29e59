import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/config/versions';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const chart = join(workspaceRoot, 'deploy/chart');
const read = (name: string): string => readFileSync(join(chart, name), 'utf8');

const kinds = {
  Deployment,
  Service,
  HorizontalPodAutoscaler,
  PodDisruptionBudget,
  Job,
  Ingress,
  NetworkPolicy,
};

interface Resource {
  kind: keyof typeof kinds;
  metadata: { name: string };
}

/** The templates look values up and do nothing else, so that this is all that Helm does with them. */
const render = (template: string, values: unknown): string =>
  template.replaceAll(/\{\{(.*?)\}\}/g, (_, expression: string) => {
    const path = /^ \.(Values|Release)\.([\w.]+) $/.exec(expression);
    if (!path) throw new Error(`{{${expression}}} is more than a value that is looked up.`);
    const found = (path[2] ?? '')
      .split('.')
      .reduce<unknown>(
        (part, key) => (part as Record<string, unknown> | undefined)?.[key],
        path[1] === 'Release' ? { Name: 'fund' } : values,
      );
    if (found === undefined) throw new Error(`{{${expression}}} has no value.`);
    return String(found);
  });

const resources = (): Resource[] =>
  readdirSync(join(chart, 'templates')).flatMap((name) =>
    parseAllDocuments(render(read(`templates/${name}`), parse(read('values.yaml')))).map(
      (document) => document.toJS() as Resource,
    ),
  );

const faultsOf = (resource: Resource): string => {
  const Kind = kinds[resource.kind];
  try {
    new Kind(resource as never).validate();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('every resource of the chart is one that Kubernetes understands', () => {
  const all = resources();
  expect(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
    'Deployment fund-api',
    'Deployment fund-gateway',
    'HorizontalPodAutoscaler fund-api',
    'HorizontalPodAutoscaler fund-gateway',
    'Ingress fund',
    'Ingress fund-console',
    'Job fund-migrate',
    'NetworkPolicy fund-api',
    'NetworkPolicy fund-gateway',
    'PodDisruptionBudget fund-api',
    'PodDisruptionBudget fund-gateway',
    'Service fund-api',
    'Service fund-gateway',
  ]);
  for (const resource of all) expect(faultsOf(resource), resource.metadata.name).toBe('');
  const [first] = all.filter(({ kind }) => kind === 'Deployment');
  expect(
    faultsOf(JSON.parse(JSON.stringify(first).replace('"containerPort":8080', '"containerPort":"http"'))),
  ).toContain('containerPort');
});

test('pods run as an ordinary user on a read-only file system, and secrets are named, not written down', () => {
  const pods = resources().flatMap((resource) => {
    const { kind } = resource;
    if (kind !== 'Deployment' && kind !== 'Job') return [];
    const { spec } = new kinds[kind](resource as never).toJSON() as InstanceType<typeof Deployment>;
    return spec?.template.spec ? [spec.template.spec] : [];
  });
  expect(pods).toHaveLength(3);
  for (const { containers, securityContext, automountServiceAccountToken } of pods) {
    expect(securityContext?.runAsNonRoot).toBe(true);
    expect(automountServiceAccountToken).toBe(false);
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources?.limits).toHaveProperty('memory');
      const written = (container.env ?? []).map(({ name }) => name);
      expect(written.filter((name) => /KEY|SECRET|PASSWORD|DATABASE/.test(name))).toEqual([]);
    }
  }
  const owner = JSON.stringify(pods.filter((pod) => JSON.stringify(pod).includes('portal-owner')));
  expect(owner).toContain('migrate.ts');
  expect(JSON.parse(owner)).toHaveLength(1);
});
