-- A mail that will not be sent any more because a person decided so.
alter table outbox drop constraint outbox_status_check;
alter table outbox add constraint outbox_status_check check (status in ('QUEUED', 'SENT', 'DEAD', 'DISCARDED'));
-- When to try again is the job queue's business; waiting and dead mails are few beside those sent.
drop index outbox_due;
create index outbox_waiting on outbox (created_at) where status = 'QUEUED';
create index outbox_dead on outbox (created_at desc, id) where status = 'DEAD';
