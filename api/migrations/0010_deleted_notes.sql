-- A note that its author deleted can be brought back for an hour; a job removes it after that.
alter table staff_notes add column deleted_at timestamptz;
create index staff_notes_deleted on staff_notes (deleted_at) where deleted_at is not null;
