-- Since when the password must be replaced before anything else: somebody else may know it.
alter table users add column password_due_since timestamptz;
