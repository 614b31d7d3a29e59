-- What pages count while a build of an area is tried out with some visitors: by minute, build, cohort and what was counted.
-- Name: upper bound in milliseconds of a load time, id of an operation, empty for everything else.
create table canary_figures (
  environment text not null,
  area text not null,
  minute timestamptz not null,
  build text not null,
  cohort text not null check (cohort in ('canary', 'rest')),
  metric text not null check (metric in ('visits', 'loads', 'renders', 'time', 'call')),
  name text not null default '',
  samples bigint not null check (samples >= 0),
  failures bigint not null check (failures >= 0),
  primary key (environment, area, minute, build, cohort, metric, name)
);
create index canary_figures_by_age on canary_figures (minute);
