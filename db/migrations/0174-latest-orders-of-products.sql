-- The latest orders of a product, which say what is bought together with it: ids of orders ascend with time.
create index order_lines_by_product_order on order_lines (site_id, product_id, order_id);
drop index order_lines_by_product;
