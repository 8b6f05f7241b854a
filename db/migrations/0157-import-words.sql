-- Imports bring translations (B307): what a product's were before, to undo it, by language: { words, revision } (null: none).
alter table product_import_items add column words_before jsonb not null default '{}';

-- Columns are remembered as staff named them; those that nobody touched follow the fields that the site has by then.
alter table product_imports add column mapped boolean not null default false;
update product_imports set mapped = true;
