-- Who of the applicant's side changed an answer last, written down while several work on an application.
create table application_answer_changes (
  application_id text not null references applications (id) on delete cascade,
  section text not null,
  field text not null,
  user_id text not null references users (id),
  at timestamptz not null default now(),
  primary key (application_id, section, field)
);
