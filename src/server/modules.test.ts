import { describe, expect, test } from 'vitest'
import { testApp } from '../../tests/support/app.ts'
import { modules } from './modules.ts'

const { owner } = await testApp()

const staff = 'staff of the site, who are not deleted while they work for it'
const account = 'of an account of the platform, which nobody deletes this way'
const unnamed = 'points at the row of the customer, which names nobody any more'

/** Columns that identify a person, by table: the module that deletes them with the user, or why they stay. */
const named: Record<string, Record<string, { by: string } | string>> = {
  account_sites: { account_id: account, user_id: account },
  addresses: { mobile_number: { by: 'identity' }, name: { by: 'identity' }, user_id: { by: 'identity' } },
  audit_entries: { actor_id: staff, actor: staff, address: staff },
  authenticator_apps: { account_id: account },
  blocked_writers: { user_id: unnamed },
  cart_coupons: { user_id: { by: 'cart' } },
  cart_items: { user_id: { by: 'cart' } },
  comment_reports: { user_id: { by: 'comments' } },
  comments: { user_id: { by: 'comments' } },
  customer_notes: { author_id: staff, user_id: { by: 'customers' } },
  departures: { user_id: 'deleted by the departure itself' },
  discounts: { most_per_person: 'a limit' },
  door_refusals: { phone: 'a keyed hash, which names nobody' },
  cash_confirmations: { user_id: { by: 'checkout' } },
  edit_locks: { user_id: staff },
  email_proofs: { email: { by: 'own-email' }, user_id: { by: 'own-email' } },
  entry_tokens: { user_id: { by: 'identity' } },
  google_accounts: { user_id: { by: 'google' } },
  invoices: { buyer: { by: 'invoices' }, user_id: unnamed },
  invitations: { email: 'an invitation that was accepted is deleted; others are for staff', invited_by: staff },
  mail_choices: { user_id: { by: 'consents' } },
  mails: { recipient: { by: 'mail' } },
  message_notes: { author_id: staff },
  message_replies: { author: staff },
  messages: {
    assignee_id: staff,
    email: { by: 'inbox' },
    mobile_number: { by: 'inbox' },
    name: { by: 'inbox' },
    user_id: { by: 'inbox' },
  },
  moderated_reviews: { user_id: { by: 'reviews' } },
  newsletter_subscribers: { email: { by: 'newsletter' }, name: { by: 'newsletter' } },
  order_events: { actor_id: unnamed },
  orders: { address: { by: 'orders' }, taken_by: staff, user_id: unnamed },
  ownership_offers: { from_id: staff, to_id: staff },
  page_drafts: { replaced_by: staff },
  page_versions: { created_by: staff },
  passkey_challenges: { account_id: account },
  passkeys: { account_id: account },
  password_links: { email: { by: 'identity' } },
  payment_credentials: { webhook_user: 'names a webhook at PhonePe, no person' },
  payment_refunds: { requested_by: staff },
  portraits: { user_id: { by: 'portraits' } },
  post_drafts: { user_id: staff },
  post_preview_links: { user_id: staff },
  post_versions: { created_by: staff },
  preview_links: { made_by: staff },
  product_import_items: { name: 'a product’s' },
  product_questions: { user_id: { by: 'questions' } },
  recovery_codes: { account_id: account },
  review_pictures: { user_id: { by: 'reviews' } },
  review_reports: { user_id: { by: 'reviews' } },
  review_votes: { user_id: { by: 'reviews' } },
  reviews: { answered_by: staff, user_id: { by: 'reviews' } },
  sessions: { user_id: { by: 'identity' } },
  sign_in_codes: { email: { by: 'identity' } },
  sign_in_devices: { user_id: { by: 'identity' } },
  stock_notices: { email: { by: 'stock-notices' } },
  uploads: { user_id: 'deleted a day after the last part came' },
  users: {
    account_id: { by: 'identity' },
    email: { by: 'identity' },
    first_name: { by: 'identity' },
    guest_email: { by: 'identity' },
    last_name: { by: 'identity' },
    mobile_number: { by: 'identity' },
  },
  waiting_sign_ins: { user_id: { by: 'identity' } },
  wishlist_items: { user_id: { by: 'wishlist' } },
  wishlist_links: { user_id: { by: 'wishlist' } },
}

/** Modules whose personal data is not in the copy, with the reason. */
const withoutCopy: Record<string, string> = {
  checkout: 'a confirmation for half an hour',
  customers: 'notes of staff',
  mail: 'mails are with the person already',
  'own-email': 'a code for an hour',
  portraits: 'the profile names the picture',
}

/** Tables whose `name` column names things. */
const ofThings = [
  'blocks',
  'brands',
  'custom_fields',
  'forms',
  'invoice_lines',
  'media',
  'message_files',
  'migrations',
  'order_lines',
  'passkeys',
]
const alsoOfThings = ['products', 'roles', 'sites', 'uploads']

describe('personal data', () => {
  // Shows B67.
  test('every column that names a person is deleted by a module, or stays for a reason', async () => {
    const { rows } = await owner.query(`
      select c.table_name as table, c.column_name as name from information_schema.columns c
        join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
        where c.table_schema = 'public' and c.column_name ~
          '^(.*_)?(users?|accounts?|members?|persons?|customers?|buyer|assignee|recipient|emails?|mobile_number|phone|address|ip|by|actor)(_id)?$|^(first_|last_)?name$|^author$'
      union select r.relname, a.attname from pg_constraint f
        join pg_class r on r.oid = f.conrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
        where f.contype = 'f' and f.confrelid = 'users'::regclass and a.attname <> 'site_id'
      order by 1, 2`)
    const found = rows
      .filter(({ table, name }) => name !== 'name' || ![...ofThings, ...alsoOfThings].includes(table))
      .map(({ table, name }) => `${table}.${name}`)
    const stated = Object.entries(named).flatMap(([table, columns]) =>
      Object.keys(columns).map((one) => `${table}.${one}`),
    )
    expect(stated.toSorted()).toEqual(found.toSorted())
  })

  // Shows B67, B68.
  test('a module that deletes them states so, and hands out a copy of what it keeps', () => {
    const deleting = Object.values(named)
      .flatMap((columns) => Object.values(columns))
      .flatMap((how) => (typeof how === 'string' ? [] : how.by))
    for (const name of new Set(deleting)) {
      const module = modules.find((one) => one.name === name)
      // The departure deletes the user's row last.
      expect([name, name === 'identity' || module?.personal?.forget !== undefined]).toEqual([name, true])
      expect([name, withoutCopy[name] !== undefined || module?.personal?.copy !== undefined]).toEqual([name, true])
    }
  })
})

test('every module has a name of its own', () => {
  const names = modules.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
