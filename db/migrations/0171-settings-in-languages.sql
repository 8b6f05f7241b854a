-- The owner's texts in the settings of a site, by language and by what they are in its own: kept beside the settings, which every request has.
alter table sites add column words jsonb not null default '{}';
