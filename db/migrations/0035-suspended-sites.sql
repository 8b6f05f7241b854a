-- A site that the operator has suspended answers nobody until it is restored; why is told to its owners.
alter table sites
  add column suspended_at timestamptz,
  add column suspended_for text,
  add check ((suspended_at is null) = (suspended_for is null));

call distribute_site_tables();
