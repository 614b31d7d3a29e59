-- How common a text is, so that a rare one is looked up in the trigram index and a common one is met
-- while reading. The statistics of a partial index are not asked for this.
create statistics applications_searched on
  (lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' ' || coalesce(organisation_name, '')))
  from applications;
analyze applications;
