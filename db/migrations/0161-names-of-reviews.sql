-- How a review names its writer, as the writer chose: first name and initial, whole name, first name, or initials.
alter table reviews add column named text not null default 'SHORT' check (named in ('SHORT', 'FULL', 'FIRST', 'INITIALS'));
