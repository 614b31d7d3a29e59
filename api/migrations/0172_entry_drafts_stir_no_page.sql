-- A draft moves the row version of its entry alone; no page is rendered anew for it.
drop trigger partners_are_public on partners;
create trigger partners_are_public after insert or delete or truncate on partners
  for each statement execute function move_public_revision();
create trigger changed_partners_are_public
  after update of name, type, role, logo_file_key, logo_alt, website, description, "order", is_published on partners
  for each statement execute function move_public_revision();
drop trigger contacts_are_public on contacts;
create trigger contacts_are_public after insert or delete or truncate on contacts
  for each statement execute function move_public_revision();
create trigger changed_contacts_are_public
  after update of label, address, country_code, city, emails, phones, opening_hours, map_url, "order", is_published
  on contacts for each statement execute function move_public_revision();
