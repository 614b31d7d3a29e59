-- Scores that somebody has begun and not sent, one row for each criterion, the newest from whichever device. They outlive
-- a return: `version` is the version of the application that was read when the criterion was last changed.
create table score_drafts (
  application_id text not null references applications (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  criterion_id text not null,
  score integer check (score between 0 and 5),
  justification text not null,
  version integer not null,
  saved_at timestamptz not null default now(),
  primary key (application_id, user_id, criterion_id)
);
