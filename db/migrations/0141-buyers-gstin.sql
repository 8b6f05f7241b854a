-- A business that buys: its name and GSTIN stand with its address, and so with its orders (B259).
alter table addresses add column business_name text not null default '';
alter table addresses add column gstin text not null default '';
update orders set address = address || '{"businessName": "", "gstin": ""}';

call distribute_site_tables();
