-- A payment about which its provider gave no answer for a day. It may have been paid, so staff look at it in "Money", whatever became of its order.
alter table payments add column undecided_at timestamptz;
create index payments_undecided on payments (site_id, undecided_at) where undecided_at is not null;

call distribute_site_tables();
