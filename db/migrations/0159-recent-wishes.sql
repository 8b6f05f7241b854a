-- The dashboard counts what was kept lately and not bought since.
create index wishlist_items_by_time on wishlist_items (site_id, created_at);
