-- Files of products state what goes with each (B249). The addresses wait here until all products of the file are in, and are then linked.
alter table product_import_items add column complements jsonb not null default '[]';
create index product_import_items_complements on product_import_items (site_id, import_id, position)
  where complements <> '[]';
