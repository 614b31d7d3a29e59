import Type from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const getContent = operation(calls.getContent, {
  summary: 'All content sections as published, in every language or in one with English filled in',
  query: s.ContentQuery,
  response: result(Type.Array(s.Section)),
  errors: [],
});

export const saveContent = operation(calls.saveContent, {
  summary: 'Saves and publishes one section in one language',
  body: s.ContentSave,
  response: result(s.SavedContent),
  errors: ['payload_too_large', 'stale_version'],
});
