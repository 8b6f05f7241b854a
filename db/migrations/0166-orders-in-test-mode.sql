-- Orders that were paid in a provider's test mode are no sales (B288).
create index payments_in_test_mode on payments (site_id, order_id) where account_mode = 'test';
