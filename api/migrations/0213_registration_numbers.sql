-- One organisation under two accounts: its number as a register would compare it, with the country whose register it is.
create function registration_key(answers jsonb) returns text language sql immutable parallel safe as $$
  select (answers #>> '{organisation,countryCode}') || ':'
    || nullif(regexp_replace(upper(answers #>> '{organisation,registrationNumber}'), '[^[:alnum:]]', '', 'g'), '')
$$;

-- On what was sent, which never changes: the answers of a draft change with every word typed.
create index application_versions_by_registration on application_versions (registration_key(answers));
