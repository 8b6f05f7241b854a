import { modules } from '../../../src/server/modules.ts'

const staff = 'staff of the site, who are not deleted while they work for it'
const account = 'of an account of the platform, which nobody deletes this way'
const unnamed = 'points at the row of the customer, which names nobody any more'

/** Columns that name a person and stay, by table: why. */
const staying: Record<string, Record<string, string>> = {
  account_sites: { account_id: account, user_id: account },
  audit_entries: { actor_id: staff, actor: staff, address: staff },
  authenticator_apps: { account_id: account },
  blocked_writers: { user_id: unnamed },
  customer_notes: { author_id: staff },
  departures: { user_id: 'deleted by the departure itself' },
  discounts: { most_per_person: 'a limit' },
  door_refusals: { phone: 'a keyed hash, which names nobody' },
  edit_locks: { user_id: staff },
  invoices: { user_id: unnamed },
  invitations: { email: 'an invitation that was accepted is deleted; others are for staff', invited_by: staff },
  message_notes: { author_id: staff },
  message_replies: { author: staff },
  messages: { assignee_id: staff },
  order_events: { actor_id: unnamed },
  orders: { taken_by: staff, user_id: unnamed },
  ownership_offers: { from_id: staff, to_id: staff },
  page_drafts: { replaced_by: staff },
  page_versions: { created_by: staff },
  passkey_challenges: { account_id: account },
  passkeys: { account_id: account },
  payment_credentials: { webhook_user: 'names a webhook at PhonePe, no person' },
  payment_refunds: { requested_by: staff },
  post_drafts: { user_id: staff },
  post_versions: { created_by: staff },
  preview_links: { made_by: staff },
  product_import_items: { name: 'a product’s' },
  recovery_codes: { account_id: account },
  reviews: { answered_by: staff },
  uploads: { user_id: 'deleted a day after the last part came' },
}

/** Columns that a module deletes with the user, as its `personal.ts` states them, with what the copy calls them. */
const deleted = modules.flatMap(({ name: by, personal }) =>
  Object.entries(personal?.columns ?? {}).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, how]) => ({ table, column, by, ...how })),
  ),
)

/** Every column that identifies a person: `users.email`. */
export const personalColumns = [
  ...deleted.map(({ table, column }) => `${table}.${column}`),
  ...Object.entries(staying).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`)),
]

/** Tables with columns that a module deletes with the user. */
export const personalTables = [...Map.groupBy(deleted, ({ table }) => table)].map(([table, kept]) => ({ table, kept }))
