-- Keys of PhonePe have a version, and its webhook a user name besides the password (decision 075).

alter table payment_credentials
  add column client_version text check (client_version <> ''),
  add column webhook_user text check (webhook_user <> '');
