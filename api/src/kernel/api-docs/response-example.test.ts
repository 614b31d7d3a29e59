import { operation, page } from '@portal/contracts/operation';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { responseExample } from './response-example.ts';

const Row = Type.Object({
  email: Type.String(),
  title: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum(['OPEN', 'CLOSED']),
  closedAt: Type.String(),
  days: Type.Integer({ minimum: 3 }),
  note: Type.Optional(Type.String()),
});

test('an answer shows what was asked with, the values of known fields, and the plainest of the others', () => {
  const listThings = operation('listThings', 'GET /things', {
    permission: 'public',
    summary: 'Things',
    description: 'Lists things.',
    query: Type.Object({ title: Type.String() }),
    response: page(Row),
    errors: [],
    example: { query: { title: 'A thing' } },
  });
  expect(responseExample(listThings)).toEqual({
    data: [
      {
        email: 'ama.owusu@example.org',
        title: 'A thing',
        state: 'OPEN',
        closedAt: '2026-11-21T08:30:00.000Z',
        days: 3,
      },
    ],
    message: '',
    total: 1,
    page: 1,
    pageSize: 1,
  });
});
