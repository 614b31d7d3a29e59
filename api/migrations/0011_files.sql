create table files (
  file_key text primary key,
  -- Null: put there by the portal itself, such as a seeded icon.
  owner_id text references users (id),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('image', 'document', 'spreadsheet', 'video')),
  mime text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  scan_status text not null check (scan_status in ('PENDING', 'CLEAN', 'INFECTED', 'FAILED')),
  was_scanned boolean not null,
  created_at timestamptz not null default now()
);
create index files_by_owner on files (owner_id, created_at desc);
create index files_by_content on files (sha256);

-- The allow-list of what anyone may fetch: no path is ever built from a request.
create table public_files (
  name text primary key check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  file_key text not null references files (file_key),
  published_by text references users (id),
  published_at timestamptz not null default now()
);
