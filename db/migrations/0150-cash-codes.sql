-- A code before a cash order (B294): codes of that purpose, and who has given one that was not used for an order yet.
alter table sign_in_codes drop constraint sign_in_codes_purpose_check;
alter table sign_in_codes add constraint sign_in_codes_purpose_check check (purpose in ('sign-in', 'sign-up', 'cash-order'));

create table cash_confirmations (
  site_id integer not null default current_site(),
  user_id uuid not null,
  -- Of the session that gave the code: it may order, no other.
  session_hash bytea not null,
  confirmed_at timestamptz not null,
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade
);
call make_site_table('cash_confirmations');

call distribute_site_tables();
