-- Questions, partners and offices have drafts, versions and plans in the tables of the sections: under the name of
-- their list and their id, and in all languages at once.
alter table content_drafts
  drop constraint content_drafts_lang_check,
  add constraint content_drafts_lang_check check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw', 'all')),
  add constraint content_drafts_entries check ((lang = 'all') = (key like '%/%'));
alter table content_schedules
  drop constraint content_schedules_lang_check,
  add constraint content_schedules_lang_check check (lang in ('en', 'fr', 'pt', 'ar', 'es', 'sw', 'all')),
  add constraint content_schedules_entries check ((lang = 'all') = (key like '%/%'));
