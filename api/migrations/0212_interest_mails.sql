-- The mail that thanked somebody, or asked for a confirmation: it holds their address, and goes with what they registered.
alter table interests add column outbox_id text references outbox (id);
