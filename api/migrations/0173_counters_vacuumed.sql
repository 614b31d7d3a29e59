-- A few counters change with every application. A vacuum leaves an index alone as long as few pages of
-- its table hold dead rows, so thousands of dead entries of just these few piled up in front of the live ones
-- (94 blocks for two rows). Counters are vacuumed with their indexes, and early.
alter table period_counts
  set (vacuum_index_cleanup = on, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
alter table decision_days
  set (vacuum_index_cleanup = on, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
alter table decision_marks set (vacuum_index_cleanup = on);
alter table given_counts set (vacuum_index_cleanup = on);
alter table due_counts set (vacuum_index_cleanup = on);
