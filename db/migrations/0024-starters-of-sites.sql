-- The starter that a site was made from: where the site has no template of its own for an address, the starter's shows.
alter table sites add column starter text;
