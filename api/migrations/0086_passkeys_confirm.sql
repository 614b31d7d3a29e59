-- A passkey also proves who is at a session that is open already.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('REGISTER', 'SIGN_IN', 'CONFIRM'));
