-- The page of an invitation tells who sent it; null for the first Admin, whom the portal itself invites.

alter table mailed_proofs add column invited_by text references users (id);
