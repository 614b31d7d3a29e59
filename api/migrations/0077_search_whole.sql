-- A word that many have is met soon by whoever reads on and on; from the table itself that would be a
-- page for each row or two. In another order than any list, which has indexes of its own.
create index applications_searched_whole on applications (application_number) include (id, project_title, organisation_name)
  where submitted_at is not null;
