import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import type { Ending, RequestTrace, Traces } from './traces.ts';

/** The W3C form: version, trace, span, flags. */
const parentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Traces for a collector that speaks OTLP over HTTP. The library is loaded here only: a portal
 * without a collector pays nothing for it.
 * @param endpoint the collector's base address, to which `/v1/traces` is added
 */
export const startTracing = async (endpoint: string): Promise<Traces> => {
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'adjustment-fund-portal' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal');

  const current = new AsyncLocalStorage<Context>();

  const contextOf = (parent: string | undefined): Context => {
    const [, traceId, spanId, flags] = parentForm.exec(parent ?? '') ?? [];
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags, 16);
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  };

  return {
    request(method, requestId, parent): RequestTrace {
      const attributes = { 'http.request.method': method, 'portal.request_id': requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, contextOf(parent));
      const end = ({ route, status }: Ending = {}) => {
        if (route !== undefined) {
          span.updateName(`${method} ${route}`);
          span.setAttribute('http.route', route);
        }
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      return { end, run: (work) => current.run(trace.setSpan(ROOT_CONTEXT, span), work) };
    },
    statement: ({ text }) => {
      const parent = current.getStore();
      const span = parent && tracer.startSpan('SQL', { kind: SpanKind.CLIENT }, parent);
      span?.setAttributes({
        'db.system.name': 'postgresql',
        'db.query.text': text.replace(/\s+/g, ' ').trim(),
      });
      return (error) => {
        if (error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      };
    },
    job(name) {
      const span = tracer.startSpan(`job ${name}`, {
        kind: SpanKind.CONSUMER,
        attributes: { 'job.name': name },
      });
      return ({ error }: Ending = {}) => {
        if (error !== undefined) {
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      };
    },
    close: () => provider.shutdown(),
  };
};
