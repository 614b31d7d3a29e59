-- What the scanner said and how often it was asked; a file without a scan keeps was_scanned = false.
alter table files
  add column scanned_at timestamptz,
  add column scan_attempts integer not null default 0 check (scan_attempts >= 0),
  -- The scanner's name for what it found.
  add column scan_threat text check (scan_threat is null or length(scan_threat) <= 200),
  add constraint infected_files_say_why check (scan_status <> 'INFECTED' or not was_scanned or scan_threat is not null);

create index files_to_scan on files (scan_attempts, created_at) where scan_status = 'PENDING';
create index files_never_scanned on files (created_at) where scan_status = 'CLEAN' and not was_scanned;
