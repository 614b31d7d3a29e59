-- Newest first, so that whoever asks for nothing but a text has its page without looking all of them up.
create or replace function find_applications(pattern text, most integer) returns setof text
  language plpgsql stable parallel safe as $$
begin
  return query execute $q$
    select id from (
      select id, submitted_at from applications
      where submitted_at is not null and lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' '
        || coalesce(organisation_name, '')) like $1
      limit $2
    ) found order by submitted_at desc, id desc$q$ using pattern, most;
end $$;
