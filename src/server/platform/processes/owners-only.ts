/** Variables that only what prepares the database may have: undefined, for the environment of other processes. */
export const ownersOnly = {
  DATABASE_URL: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_OWNER_URL: undefined,
  APP_SECRET: undefined,
  // Backup settings, which no request needs.
  HAAT_BACKUP_PASSPHRASE: undefined,
  AWS_SECRET_ACCESS_KEY: undefined,
  AWS_SESSION_TOKEN: undefined,
}
