-- Partners are edited like offices and questions: who changed one last, and a count against writing over another.
alter table partners
  add column updated_by text references users (id),
  add column updated_at timestamptz not null default now(),
  add column row_version integer not null default 1;
