-- Seeing, handling, cancelling and refunding orders become rights of their own. `orders` goes on meaning to see them; those who
-- had it keep all that they could do.
update users set permissions = permissions || array['handleOrders', 'cancelOrders', 'refundOrders']
  where 'orders' = any(permissions);
update roles set permissions = permissions || array['handleOrders', 'cancelOrders', 'refundOrders']
  where 'orders' = any(permissions);
