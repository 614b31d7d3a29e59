-- One language of an entry may be planned, too; `all` is an entry in every language.
alter table content_schedules
  drop constraint content_schedules_entries,
  add constraint content_schedules_entries check (lang <> 'all' or key like '%/%');
