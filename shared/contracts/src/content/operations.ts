import Type from 'typebox';
import { operation } from '../operation.ts';
import { getContent, saveContent } from './calls.ts';
import { ContentQuery, ContentSave, SavedContent, Section } from './schemas.ts';

export const contentOperations = [
  operation(getContent, {
    summary: 'All content sections as published, in every language or in one with English filled in',
    query: ContentQuery,
    response: Type.Object({ data: Type.Array(Section), message: Type.String() }),
    errors: ['invalid_request', 'unauthorized', 'forbidden'],
  }),
  operation(saveContent, {
    summary: 'Save and publish one section in one language',
    body: ContentSave,
    response: Type.Object({ data: SavedContent, message: Type.String() }),
    errors: ['invalid_request', 'payload_too_large', 'stale_version'],
  }),
] as const;
