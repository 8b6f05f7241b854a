-- The language of the page on which somebody asked for the newsletter (`hi-IN`), or that an imported file names. Null where nobody knows:
-- then it is the one that the site is written in.
alter table newsletter_subscribers add column language text;

call distribute_site_tables();
