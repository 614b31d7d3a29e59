-- When the person last proved with a password or a factor that it is them. Signing in is such a proof.
alter table sessions add column confirmed_at timestamptz not null default now();
