-- How a product stands among those that are sorted by their ratings, in thousandths of a star; 0 without a review. Derived from
-- `product_ratings`, in the transaction that changes them.
alter table products add column rating_rank smallint not null default 0 check (rating_rank between 0 and 5000);
update products set rating_rank = round(
    1000.0 * (r.ones + 2 * r.twos + 3 * r.threes + 4 * r.fours + 5 * r.fives + 9) / (r.ones + r.twos + r.threes + r.fours + r.fives + 3))
  from product_ratings r
  where r.site_id = products.site_id and r.product_id = products.id and r.ones + r.twos + r.threes + r.fours + r.fives > 0;
create index products_by_rating on products (site_id, status, rating_rank, id);
