-- Who noted that somebody was written to, and when; both empty while nobody did.
alter table interests
  add column status_by text references users (id),
  add column status_at timestamptz,
  add constraint interests_status_noted check ((status_by is null) = (status_at is null));
