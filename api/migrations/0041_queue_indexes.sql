-- One index for each way in which a list is walked: its order behind what must be equal, so that a page
-- is read and not sorted, and what filters say of it inside, so that rows passed over are not fetched.
drop index applications_queue;
drop index applications_queue_by_fund;
drop index applications_queue_by_status;
drop index applications_queue_by_country;
drop index applications_decided;
drop index applications_overdue;

create index applications_queue on applications (submitted_at desc, id desc)
  include (fund_id, status, country_code, sector, amount_requested, amount_approved, currency) where submitted_at is not null;
create index applications_queue_by_fund on applications (fund_id, submitted_at desc, id desc)
  include (status, country_code, sector) where submitted_at is not null;
create index applications_queue_by_fund_status on applications (fund_id, status, submitted_at desc, id desc)
  include (country_code, sector) where submitted_at is not null;
create index applications_queue_by_status on applications (status, submitted_at desc, id desc)
  include (fund_id, country_code, sector) where submitted_at is not null;
create index applications_queue_by_country on applications (country_code, submitted_at desc, id desc)
  include (fund_id, status, sector, amount_requested, amount_approved, currency) where submitted_at is not null;
create index applications_queue_by_country_status on applications (country_code, status, submitted_at desc, id desc)
  include (fund_id, sector) where submitted_at is not null;
create index applications_queue_by_sector on applications (sector, submitted_at desc, id desc)
  include (fund_id, status, country_code, amount_requested, amount_approved, currency) where submitted_at is not null;
create index applications_queue_by_update on applications (updated_at desc, id desc)
  include (fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_by_title on applications (lower(project_title) desc nulls last, id desc)
  include (project_title, fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_by_amount on applications (amount_requested desc nulls last, id desc)
  include (fund_id, status, country_code, sector, submitted_at) where submitted_at is not null;
create index applications_queue_unassigned on applications (submitted_at desc, id desc)
  include (fund_id, status, country_code, sector)
  where submitted_at is not null and not has_reviewer and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW');

-- Numbers compare as bytes whatever the collation of the database.
create index applications_by_number on applications (application_number text_pattern_ops) where submitted_at is not null;

create index applications_decided on applications (status, decided_at)
  include (fund_id, country_code, sector, submitted_at, amount_requested, amount_approved, currency)
  where submitted_at is not null and decided_at is not null and status in ('APPROVED', 'REJECTED');
-- What waits longest, and what is overdue.
create index applications_waiting on applications (status, updated_at)
  include (fund_id, country_code, sector, has_reviewer)
  where status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW', 'RECOMMENDED', 'NOT_RECOMMENDED');
create index applications_overdue on applications (due_at) include (fund_id, country_code, sector, updated_at)
  where status = 'RETURNED';

create index conflict_declarations_by_user on conflict_declarations (user_id, application_id) where not has_conflict;

create index users_beneficiaries on users (created_at) include (country_code)
  where role = 'FUND_BENEFICIARY_USER' and email_verified_at is not null;

-- Applications that hold a text, no more than so many: more than that is found faster by walking the
-- list. Planned for the very text each time, which a prepared statement is not.
create function find_applications(pattern text, most integer) returns setof text
  language plpgsql stable parallel safe as $$
begin
  return query execute $q$
    select id from applications
    where submitted_at is not null and lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' '
      || coalesce(organisation_name, '')) like $1
    limit $2$q$ using pattern, most;
end $$;
