import { ReleaseRefusal } from '@portal/release/releases/check-set';
import { storeFault } from '@portal/release/store/fault-sentence';
import { ReleaseConflict } from '@portal/release/store/releases';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** A refusal of the console: each reason a sentence for the person who asked. */
export class ConsoleRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}

const ofBody = (validation: NonNullable<FastifyError['validation']>): string[] =>
  validation.map(({ instancePath, keyword, message, params }) => {
    const field = instancePath.slice(1) || String(params.missingProperty ?? 'The body');
    // The only pattern here asks for more than spaces.
    if (keyword === 'pattern') return `${field} must not be blank.`;
    // A part of one, which people type in per cent.
    if (keyword === 'maximum' && params.limit === 1) return `${field} must be at most 100 %.`;
    return params.missingProperty === undefined ? `${field} ${message}.` : `${field} is missing.`;
  });

/** The status and the sentences for what was thrown. */
const refusalOf = (error: Error & Partial<FastifyError>): { status: number; reasons: string[] } => {
  if (error instanceof ReleaseRefusal) return { status: 422, reasons: error.reasons };
  if (error instanceof ReleaseConflict) return { status: 409, reasons: [error.message] };
  if (error instanceof ConsoleRefusal) return { status: error.statusCode, reasons: [error.message] };
  if (error.validation) return { status: 400, reasons: ofBody(error.validation) };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { status: error.statusCode, reasons: [error.message] };
  // What the release library refuses is a plain error with a sentence.
  if (error.constructor === Error && error.code === undefined)
    return { status: 422, reasons: [error.message] };
  // The disk, not the person, is at fault.
  const fault = storeFault(error);
  if (fault) return { status: 503, reasons: [fault] };
  return { status: 500, reasons: ['Something went wrong in the gateway; its log says what.'] };
};

export const answerRefusal = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, reasons } = refusalOf(error);
  if (status >= 500) request.log.error(error);
  return reply.code(status).send({ reasons });
};
