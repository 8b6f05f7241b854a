import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { type Thing, things } from '../../../../shared/running/acts.ts'
import { recording } from '../../../modules.ts'
import { ownRow } from './snapshots.ts'

const { one, owner, call, stored } = await testOwnedCatalogue()

/** Columns that no act of staff changes, or that are derived from others. */
const everywhere: Record<string, string> = {
  site_id: 'the record is the site’s own',
  id: 'the entry names it',
  revision: 'counts changes',
  created_at: 'never changes',
  changed_at: 'the entry has the time',
}

const person = 'a person’s own, and not for the record'
const placed = 'set when the order is placed'
const file = 'read from the file'
const byOptions = 'follows from the options'
const unasked = 'no act of staff changes it'

const exceptions: Record<string, Record<string, string>> = {
  campaigns: { started_at: 'follows from the state', next_at: 'the pace of sending' },
  collections: { is_filled: 'set by filling it' },
  comments: { post_id: unasked, user_id: person, answers: unasked },
  discounts: { code_key: 'follows from the code' },
  fonts: { file },
  invitations: { token_hash: 'a secret', invited_by: 'the entry has the actor', sent_at: 'the entry has the time' },
  media: {
    ...{ content_type: file, bytes: file, width: file, height: file, checksum: file, colour: file, seconds: file },
    ...{
      shipped: unasked,
      given_up: 'the encoder’s',
      is_animated: file,
      former_files: 'the files before, each with its entry',
    },
  },
  messages: {
    name: person,
    mobile_number: person,
    email: person,
    body: person,
    answers: person,
    user_id: person,
    form_id: 'the form’s name is recorded',
    language: person,
  },
  orders: {
    ...{
      user_id: person,
      address: person,
      pick_up: placed,
      language: person,
      payment_mode: placed,
      currency: placed,
      placed_at: placed,
    },
    ...{ items_amount: placed, shipping_amount: placed, cash_fee_amount: placed, tax_amount: placed },
    ...{ cart_fingerprint: placed },
    ...{ discount_amount: placed, tax_kind: placed, shipping_taxes: placed, discounts: placed },
    ...{ taken_by: 'the entry has the actor', taken_key: 'the key of a call' },
    mobile: 'follows from the address',
  },
  pages: { kind: unasked, key: unasked },
  posts: { search: 'follows from the words' },
  product_imports: {
    ...{ layout: file, fault: file, archive: file, pictures_missing: file },
    mapped: 'the columns themselves are recorded',
    file: 'the file itself',
    finished_at: 'the entry has the time',
  },
  product_questions: { user_id: person, language: person, answered_at: 'the entry has the time' },
  products: {
    ...{ price: 'of its variants', mrp: 'of its variants', in_stock: 'of its variants' },
    rating_rank: 'of its reviews',
    linked_files: 'follows from the description',
  },
  reviews: {
    ...{ user_id: person, title: person, words: person, order_id: unasked, variant_id: unasked },
    named: person,
    ...{ answered_at: 'the entry has the time', answered_by: 'the entry has the actor' },
  },
  payments: {
    ...{ provider: unasked, provider_payment_id: unasked, account_mode: unasked },
    ...{ currency: unasked, back: 'the sum of its refunds', owed: unasked, owed_at: unasked },
    ...{
      redirect: unasked,
      return_path: unasked,
      settled_at: 'the entry has the time',
      noted_at: 'the entry has the time',
    },
    ...{ said_amount: unasked, said_currency: unasked, said_at: unasked, said_closed_at: 'an act on the order' },
    ...{ undecided_at: 'an act on the order', reported_at: file, unreported_closed_at: 'an act on the order' },
    ...{ utr: person, utr_state: 'an act on the order', utr_at: person },
  },
  settlement_lines: {
    ...{ provider: file, kind: file, payout: file, settled_on: file, amount: file, fee: file, currency: file },
    ...{ payment_id: 'found by the reference', refund_id: 'found by the reference' },
    ...{ added_at: 'the entry has the time', closed_at: 'the entry has the time' },
  },
  sites: {
    ...{ key: unasked, kind: unasked, reads_as: 'follows from the key', begun_at: 'the entry has the time' },
    ...{ starter: 'settings.begin records what was sent', opened_at: 'the entry has the time' },
    ...{
      suspended_at: 'of the thing “site”',
      suspended_for: 'of the thing “site”',
      campaign_rate: 'of the thing “site”',
      words: 'translations of settings, which are recorded as a change of translations',
    },
  },
  users: {
    ...{ email: person, password_hash: 'a secret', calling_code: person, mobile_number: person, birth_date: person },
    guest_email: person,
    ...{ gender: person, picture_id: person, shows_picture: person, proven_at: person, seen_at: 'not an act of staff' },
    ...{ account_id: unasked, second_step: 'acts of the account record it' },
  },
  variants: {
    product_id: 'never changes',
    ...{ first_option: byOptions, second_option: byOptions, third_option: byOptions },
  },
}

/** Things without a snapshot. */
const withoutSnapshot: Partial<Record<Thing, string>> = {
  account: 'each verb records what it changed',
  translation: 'a call has many, and records what was sent',
}

const dialect = new PgDialect()
const read = Object.entries(recording.recorded).map(([thing, { columns, from, label }]) => {
  const said = `${dialect.sqlToQuery(columns).sql} ${dialect.sqlToQuery(label).sql}`
  return { thing, said, from: dialect.sqlToQuery(from).sql, table: /^(\w+) t$/.exec(dialect.sqlToQuery(from).sql)?.[1] }
})

// Shows B215.
test('each thing that is recorded has a snapshot, or a reason for none', () => {
  const missing = Object.keys(things).filter((thing) => !(thing in recording.recorded))
  expect(missing.toSorted()).toEqual(Object.keys(withoutSnapshot).toSorted())
})

describe.each([
  ...Map.groupBy(
    read.filter(({ table }) => table),
    ({ table }) => table ?? '',
  ),
])('%s', (table, parts) => {
  // Shows B215.
  test('every column is recorded, or is left out for a reason', async () => {
    const { rows } = await owner.query(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    )
    const names = rows.map(({ name }: { name: string }) => name)
    const said = parts.map((part) => part.said).join()
    const left = exceptions[table] ?? {}
    const isSaid = (name: string) => new RegExp(`\\bt\\.${name}\\b`).test(said)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !isSaid(name) && !(name in everywhere) && !(name in left))).toEqual([])
    expect(Object.keys(left).filter((name) => !names.includes(name) || isSaid(name))).toEqual([])
  })
})

const idOf = { uuid: randomUUID(), integer: '1', text: 'abcdefghijkl' }

test.each(Object.entries(recording.recorded).filter(([thing]) => thing !== 'settings'))(
  'one %s is looked up by its index, not in all of the site’s: no id is converted',
  async (_, about) => {
    const { sql: text, params } = dialect.sqlToQuery(
      sql`explain select jsonb_build_object(${about.columns}), ${about.label} from ${about.from}
        where ${ownRow(one.id, about, idOf[about.idType ?? 'uuid'])}`,
    )
    const { rows } = await owner.query(text, params)
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/\b(id|host) = /)
    expect(plan).not.toMatch(/\b(id|host)\)::/)
  },
)

test.each(['kettle', '2147483648', ''])('“%s” is the id of nothing that has other ids', (text) => {
  const { order, site } = recording.recorded
  expect(order && ownRow(one.id, order, text)).toBeUndefined()
  expect(site && ownRow(one.id, site, text)).toBeUndefined()
})

// Shows B215.
test('a change of a variant is recorded with its product, field by field', async () => {
  const product = await stored()
  const [small, medium] = product.variants
  const variants = [{ ...small, weight: 250, barcode: '8901234567890' }, medium]
  expect((await call('PUT', `/products/${product._id}`, { ...product, variants })).status).toBe(200)
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { body } = await one.call('GET', '/api/v1/activity', { token })
  expect(body.data[0].changes).toEqual(
    expect.arrayContaining([
      { field: `variants.${small.sku}.weight`, after: 250 },
      { field: `variants.${small.sku}.barcode`, after: '8901234567890' },
    ]),
  )
})
