-- A page's draft is published by itself at this time (B370).
alter table pages add column publish_at timestamptz;
