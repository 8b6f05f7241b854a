/** Deleted with the user by this module; the copy of their data has it as `as`, or lacks it for a reason. */
type Kept = { by: string } & ({ as: string } | { uncopied: string })

const copied = (by: string, as: string): Kept => ({ by, as })
const uncopied = (by: string, why: string): Kept => ({ by, uncopied: why })

const staff = 'staff of the site, who are not deleted while they work for it'
const account = 'of an account of the platform, which nobody deletes this way'
const unnamed = 'points at the row of the customer, which names nobody any more'

/** Columns that identify a person, by table: how they are deleted and copied, or why they stay. */
export const personalColumns: Record<string, Record<string, Kept | string>> = {
  account_sites: { account_id: account, user_id: account },
  addresses: {
    mobile_number: copied('identity', 'addresses'),
    name: copied('identity', 'addresses'),
    user_id: copied('identity', 'addresses'),
  },
  audit_entries: { actor_id: staff, actor: staff, address: staff },
  authenticator_apps: { account_id: account },
  blocked_writers: { user_id: unnamed },
  cart_coupons: { user_id: copied('cart', 'coupon') },
  cart_items: { user_id: copied('cart', 'cart') },
  comment_reports: { user_id: copied('comments', 'reports') },
  comments: { user_id: copied('comments', 'comments') },
  customer_notes: { author_id: staff, user_id: uncopied('customers', 'notes of staff') },
  departures: { user_id: 'deleted by the departure itself' },
  discounts: { most_per_person: 'a limit' },
  door_refusals: { phone: 'a keyed hash, which names nobody' },
  cash_confirmations: { user_id: uncopied('checkout', 'a confirmation for half an hour') },
  edit_locks: { user_id: staff },
  email_proofs: {
    email: uncopied('own-email', 'a code for an hour'),
    user_id: uncopied('own-email', 'a code for an hour'),
  },
  entry_tokens: { user_id: uncopied('identity', 'a token for minutes') },
  google_accounts: { user_id: copied('google', 'google') },
  invoices: { buyer: copied('invoices', 'invoices'), user_id: unnamed },
  invitations: { email: 'an invitation that was accepted is deleted; others are for staff', invited_by: staff },
  mail_choices: { user_id: copied('consents', 'mails') },
  mails: { recipient: uncopied('mail', 'mails are with the person already') },
  message_notes: { author_id: staff },
  message_replies: { author: staff },
  messages: {
    assignee_id: staff,
    email: copied('inbox', 'messages'),
    mobile_number: copied('inbox', 'messages'),
    name: copied('inbox', 'messages'),
    user_id: copied('inbox', 'messages'),
  },
  moderated_reviews: { user_id: uncopied('reviews', 'a mark that staff have decided about the review') },
  newsletter_subscribers: { email: copied('newsletter', 'newsletter'), name: copied('newsletter', 'newsletter') },
  order_events: { actor_id: unnamed },
  orders: { address: copied('orders', 'orders'), taken_by: staff, user_id: unnamed },
  ownership_offers: { from_id: staff, to_id: staff },
  page_drafts: { replaced_by: staff },
  page_versions: { created_by: staff },
  passkey_challenges: { account_id: account },
  passkeys: { account_id: account },
  password_links: { email: uncopied('identity', 'a link for an hour') },
  payment_credentials: { webhook_user: 'names a webhook at PhonePe, no person' },
  payment_refunds: { requested_by: staff },
  portraits: { user_id: uncopied('portraits', 'the profile names the picture') },
  post_drafts: { user_id: staff },
  post_versions: { created_by: staff },
  preview_links: { made_by: staff },
  product_import_items: { name: 'a product’s' },
  product_questions: { user_id: copied('questions', 'questions') },
  recovery_codes: { account_id: account },
  review_pictures: { user_id: copied('reviews', 'reviews') },
  review_reports: { user_id: copied('reviews', 'reports') },
  review_votes: { user_id: copied('reviews', 'helpfulReviews') },
  reviews: { answered_by: staff, user_id: copied('reviews', 'reviews') },
  sessions: { user_id: copied('identity', 'devices') },
  sign_in_codes: { email: uncopied('identity', 'a code for minutes') },
  sign_in_devices: { user_id: uncopied('identity', 'a browser of a session, which the copy lists') },
  stock_notices: { email: copied('stock-notices', 'stockNotices') },
  uploads: { user_id: 'deleted a day after the last part came' },
  users: {
    account_id: copied('identity', 'profile'),
    email: copied('identity', 'profile'),
    first_name: copied('identity', 'profile'),
    guest_email: uncopied('identity', 'of a guest, who has no account to ask with'),
    last_name: copied('identity', 'profile'),
    mobile_number: copied('identity', 'profile'),
  },
  waiting_sign_ins: { user_id: uncopied('identity', 'a sign-in for ten minutes') },
  wishlist_items: { user_id: copied('wishlist', 'wishlist') },
  wishlist_links: { user_id: copied('wishlist', 'wishlistLink') },
}

/** Tables with columns that a module deletes with the user. */
export const personalTables = Object.entries(personalColumns).flatMap(([table, columns]) => {
  const kept = Object.entries(columns).flatMap(([column, how]) => (typeof how === 'string' ? [] : [{ column, ...how }]))
  return kept.length > 0 ? [{ table, kept }] : []
})
