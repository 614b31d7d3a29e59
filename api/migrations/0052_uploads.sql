-- Uploads that come in pieces. Which bytes are there is known here, so that any instance goes on
-- where another one stopped; the pieces lie in the file store until the whole is one file.
create table uploads (
  id text primary key,
  owner_id text not null references users (id),
  file_name text not null check (length(file_name) between 1 and 1000),
  size bigint not null check (size between 1 and 5242880),
  received bigint not null default 0 check (received between 0 and size),
  -- Since when one instance makes a file of it; nobody else does meanwhile.
  finishing_since timestamptz,
  -- The file that it became. It goes with the file.
  file_key text unique references files (file_key) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint finished_uploads_are_whole check (file_key is null or received = size)
);
create index uploads_by_owner on uploads (owner_id) where file_key is null;
create index uploads_by_expiry on uploads (expires_at);
create index uploads_by_file on uploads (file_key) where file_key is not null;

create table upload_parts (
  id text primary key,
  upload_id text not null references uploads (id) on delete cascade,
  -- Where it begins in the file.
  start bigint not null check (start >= 0),
  -- Null until its bytes are kept: written before them, so that none can be forgotten in the store.
  size bigint check (size > 0),
  created_at timestamptz not null default now()
);
create unique index upload_parts_in_order on upload_parts (upload_id, start) where size is not null;
create index upload_parts_by_upload on upload_parts (upload_id);
