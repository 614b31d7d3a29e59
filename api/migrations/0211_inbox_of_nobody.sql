-- What nobody took on is few among all that was ever answered: without an index of its own a page of it, and its count, walked the
-- whole queue (a million rows: 290 ms, with a status or language that few have 900 ms; with the index 10 to 20 ms, 288 kB).
create index inbox_of_nobody on inbox_items (last_at desc, id desc) where assigned_to is null;
