import Type from 'typebox';
import { operation } from '../operation.ts';
import { listPartners } from './calls.ts';
import { Partner } from './schemas.ts';

export const partnerOperations = [
  operation(listPartners, {
    summary: 'Published partners in order',
    response: Type.Object({
      data: Type.Array(Partner),
      message: Type.String(),
      total: Type.Integer(),
      page: Type.Integer(),
      pageSize: Type.Integer(),
    }),
    errors: [],
  }),
] as const;
