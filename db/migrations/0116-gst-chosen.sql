-- Whether a rate of 0 % was chosen, or nothing was. Any other rate was chosen.
alter table products add column gst_chosen boolean not null default false;
update products set gst_chosen = true where gst_rate <> 0;

call distribute_site_tables();
