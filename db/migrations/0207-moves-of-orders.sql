-- Most moves of stock are of no order, and only those of orders are looked up by one.
drop index stock_moves_by_order;
create index stock_moves_by_order on stock_moves (site_id, order_id) where order_id is not null;
