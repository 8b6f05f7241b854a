-- An owner requires the second step of everybody who works on the site.
alter table sites add column second_step_required boolean not null default false;

call distribute_site_tables();
