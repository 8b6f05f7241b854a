-- Which form a message answers, and the form's name then. The name is kept here alone: it was the first of the answers before.
alter table messages add column form_id uuid;
alter table messages add column form_name text;

update messages set form_name = answers -> 0 ->> 'value', answers = answers - 0
where kind = 'FORM' and answers -> 0 ->> 'label' = 'Form';

-- A name that several forms share does not say which of them was answered.
update messages m set form_id = f.id
from forms f
where m.form_name is not null and f.site_id = m.site_id and f.name = m.form_name and not exists (
  select from forms other where other.site_id = f.site_id and other.name = f.name and other.id <> f.id
);

-- Whoever deletes a form empties this first: Citus knows no "on delete set null" of a key that holds the site.
alter table messages add foreign key (site_id, form_id) references forms (site_id, id);
create index messages_by_form on messages (site_id, form_id, id) where form_id is not null;
