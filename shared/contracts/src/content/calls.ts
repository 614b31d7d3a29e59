import { call, type Result } from '../call.ts';
import type { ContentQuery, ContentSave, SavedContent, Section } from './schemas.ts';

/**
 * All sections as published. `lang` gives that language only, English where a section has none;
 * `key` (repeatable) some sections only; `draft=1` is for the super user.
 */
export const getContent = call<{ query: ContentQuery; response: Result<Section[]> }>('getContent', {
  method: 'GET',
  path: '/cms/cms-data/all',
  permission: 'public',
});

/** Saves and publishes one section in one language and touches no other. */
export const saveContent = call<{ body: ContentSave; response: Result<SavedContent> }>('saveContent', {
  method: 'PUT',
  path: '/cms/cms-data',
  permission: 'content.manage',
});
