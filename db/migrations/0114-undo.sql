-- What takes the act of an entry back: every field that it changed, in full. `changes` of the entry are cut for reading.
create table audit_reversals (
  site_id integer not null default current_site(),
  number bigint not null,
  parts jsonb not null,
  -- The entry that this one undid.
  undoes bigint,
  primary key (site_id, number),
  foreign key (site_id, number) references audit_entries (site_id, number) on delete cascade,
  -- Two colleagues never undo the same entry.
  unique (site_id, undoes)
);
call make_site_table('audit_reversals');
revoke update, delete, truncate on audit_reversals from haat_web;

call distribute_site_tables();
