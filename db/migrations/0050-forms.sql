-- Forms that the owner makes. What one asks and says stands in `definition` (shared/content/forms.ts). What is answered is a
-- message of the inbox, which stays when its form goes, so no row of one names the other.

create table forms (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  definition jsonb not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (site_id, id)
);
call make_site_table('forms');

alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('CONTACT', 'ENQUIRY', 'FORM'));

call distribute_site_tables();
