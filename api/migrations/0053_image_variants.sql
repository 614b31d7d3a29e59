-- Pictures in the sizes and formats that pages asked for, each a content of its own, made once.
create table image_variants (
  of_sha256 text not null references file_contents (sha256) on delete cascade,
  width integer not null check (width between 1 and 4096),
  format text not null check (format in ('avif', 'webp', 'jpeg', 'png')),
  sha256 text not null references file_contents (sha256),
  size bigint not null check (size > 0),
  created_at timestamptz not null default now(),
  primary key (of_sha256, width, format)
);
create index image_variants_by_content on image_variants (sha256);
create trigger note_variant_content before insert on image_variants
  for each row execute function note_file_content();
