-- A search gives its ids newest first, so the index that a common word is met in has to hold the day of sending too:
-- without it each word was met in the table, or looked up among trigrams, 42 instead of 15 ms at a million.
drop index applications_searched_whole;
create index applications_searched_whole on applications (application_number)
  include (id, project_title, organisation_name, submitted_at) where submitted_at is not null;
