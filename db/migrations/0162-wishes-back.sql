-- When somebody was told last that a thing of their wishlist can be had again.
alter table wishlist_items add column back_told_at timestamptz;
