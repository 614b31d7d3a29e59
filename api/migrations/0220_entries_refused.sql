-- The applicant says that what somebody entered was not agreed. Confirming it later empties this again.
alter table applications add column applicant_refused_at timestamptz,
  add constraint applications_confirmed_or_refused
    check (applicant_refused_at is null or (is_on_behalf and applicant_confirmed_at is null));
