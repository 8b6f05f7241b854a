import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messages } from '../../src/shared/messages.ts'
import { testApp } from '../support/app.ts'

// Normalisation of texts sent by calls.

const { one, owner: database } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })
const customer = await one.signIn()

type Body = Record<string, unknown>
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Body, by = token) =>
  one.call(method, path, { token: by, ...(body ? { body } : {}) })

/** Sari, with its nukta as a letter of its own and as part of the letter; Unicode takes them for one. */
const [apart, joined] = ['साड\u093cी', 'सा\u095cी']

let count = 0
await one.product()
const { data: categories } = (await ask('GET', '/api/v1/categories')).body
const newProduct = (given: Body = {}) =>
  ask('POST', '/api/v1/products', {
    ...{ name: `Vat ${count}`, path: `vat-${count}`, status: 'PUBLISHED', gstRate: 5 },
    categoryIds: [categories[0]._id],
    variants: [{ sku: `VAT-${count++}`, price: 50_000, mrp: 50_000, stock: 5 }],
    ...given,
  })

describe('a text that is typed in either of the ways that Unicode has', () => {
  const titles = ({ body }: { body: { data: Body[] } }) => body.data.map(({ name, title }) => name ?? title)

  // Shows B170.
  test.each([apart, joined])('finds what was typed in the other, and before (%#)', async (word) => {
    const names = { before: `पुराना ${word}`, now: `नया ${word}` }
    const before = (await newProduct()).body.data._id
    // As an import of an older version left it.
    await database.query('update products set name = $1 where id = $2', [names.before, before])
    await newProduct({ name: names.now })
    await ask('POST', '/api/v1/brands', { name: `B ${word}` })
    await ask('POST', '/api/v1/blog-categories', { title: `C ${word}`, path: `c-${count++}` })
    await ask('POST', '/api/v1/posts', { title: `P ${word}`, path: `p-${count++}`, status: 'PUBLISHED' })
    for (const q of [apart, joined]) {
      const found = titles(await one.call('GET', '/api/v1/products', { token, query: { q } }))
      expect(found.map((name) => String(name).normalize('NFC'))).toEqual(
        expect.arrayContaining([names.before.normalize('NFC'), names.now.normalize('NFC')]),
      )
      for (const path of ['brands', 'posts'])
        expect((await one.call('GET', `/api/v1/${path}`, { token, query: { q } })).body.total).toBeGreaterThan(0)
      for (const model of ['brand', 'blog_category', 'product'])
        expect(
          (await one.call('GET', `/api/io/crm/search/model/${model}`, { query: { query: q } })).body.data,
        ).not.toEqual([])
      const blog = await one.call('POST', '/api/io/crm/admin/public/website/blog/all', { body: { q } })
      expect(blog.body.total).toBeGreaterThan(0)
    }
  })

  test('is stored as one, so that a name cannot be taken twice', async () => {
    const first = await ask('POST', '/api/v1/brands', { name: `घ${apart}` })
    expect((await ask('GET', '/api/v1/brands?q=घ')).body.data[0].name).toBe(`घ${apart}`.normalize('NFC'))
    const second = await ask('POST', '/api/v1/brands', { name: `घ${joined}` })
    expect([first.status, second.status]).toEqual([200, 409])
  })
})

// Shows B170.
test('text stored in another Unicode form is normalised, except history', async () => {
  const id = (await newProduct({ name: 'Before' })).body.data._id
  const post = (await ask('POST', '/api/v1/posts', { title: 'Before', path: 'before' })).body.data._id
  const facts = JSON.stringify([{ name: 'रंग', value: joined }])
  await database.query('update products set name = $1, facts = $2 where id = $3', [joined, facts, id])
  await database.query('update posts set tags = $1 where id = $2', [['b', joined, 'a'], post])
  const history = 'select number, hash, label from audit_entries order by site_id, number'
  const { rows: before } = await database.query(history)
  await database.query(readFileSync('db/migrations/0100-one-form-of-text.sql', 'utf8'))
  const { rows } = await database.query('select name, facts from products where id = $1', [id])
  expect(rows).toEqual([{ name: apart, facts: [{ name: 'रंग', value: apart }] }])
  const { rows: tagged } = await database.query('select tags from posts where id = $1', [post])
  expect(tagged).toEqual([{ tags: ['b', apart, 'a'] }])
  expect((await database.query(history)).rows).toEqual(before)
})

// Shows B170.
test('control characters of a document that was pasted from are not stored, and the words stay apart', async () => {
  const { body } = await ask('POST', '/api/v1/posts', {
    ...{ title: 'Indigo\u000bvats', path: 'indigo-vats', status: 'PUBLISHED' },
    shortDescription: 'Dip\u0008 and\u001f dry\ufffe',
  })
  const { data } = (await ask('GET', `/api/v1/posts/${body.data._id}`)).body
  expect(data).toMatchObject({ title: 'Indigo vats', shortDescription: 'Dip and dry' })
  const feed = await one.call('GET', '/blog/rss.xml')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML refuses them
  expect(feed.body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
})

// Shows B170.
test('a name and an address are one line each', async () => {
  const name = 'Asha\n\n Rao\t'
  const address = { name, line1: '12\r\nLake Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
  const body = { ...address, mobileNumber: '9876543210' }
  const added = await one.call('POST', '/api/io/crm/cuser/address/add', { token: customer.token, body })
  expect(added.body.data).toMatchObject({ name: 'Asha Rao', line1: '12 Lake Road' })
  const profile = { token: customer.token, body: { firstName: name, lastName: 'of\u2028Pune' } }
  const saved = await one.call('POST', '/api/io/crm/cuser/profile/details', profile)
  expect(saved.body.data).toMatchObject({ firstName: 'Asha Rao', lastName: 'of Pune' })
  const writer = { customerName: name, customerContact: '9876543210', customerEmail: 'asha@example.com' }
  const message = 'Two\nlines'
  await one.call('POST', '/api/io/crm/admin/public/contact', { body: { ...writer, message } })
  expect((await ask('GET', '/api/v1/messages?s=1')).body.data[0]).toMatchObject({ name: 'Asha Rao', text: message })
})

// Shows B170.
test('a password is compared as it was typed', async () => {
  const password = 'Caf\u0065\u0301\u007f@2026'
  const { body } = await one.call('POST', '/api/public/login', { body: { email: customer.email, password } })
  expect(JSON.stringify(body)).not.toContain('zero')
  const { wellFormed } = await import('../../src/server/platform/http/well-formed.ts')
  const sent = { password, currentPassword: password, newPassword: password, confirmPassword: password }
  expect(wellFormed({ ...sent, name: password })).toEqual({ ...sent, name: 'Café@2026' })
})

describe('a text of which nothing is seen', () => {
  const person = { lastName: 'Rao', mobileNumber: '9876543210', birthDate: '1990-01-01', gender: 'FEMALE' }
  const signUp = { ...person, email: 'unseen@example.com', password: 'Haat@2026' }
  const writer = { customerName: 'Asha', customerContact: '9876543210', customerEmail: 'asha@example.com' }

  // Shows B171.
  test.each(['\u200b', '\u200b\u200b', '\u2060 \u2800', '\u3164', '\u00ad', '\u200e', '\u115f'])(
    'is refused where one is required, as an empty one is (%j)',
    async (text) => {
      const refused = async (path: string, body: Body, by?: string) =>
        (await one.call('POST', path, { body, ...(by ? { token: by } : {}) })).body
      const { body: post } = await ask('POST', '/api/v1/posts', {
        title: 'Dips',
        path: `dips-${count++}`,
        status: 'PUBLISHED',
      })
      const blogId = post.data._id
      const comment = await one.call('POST', '/api/io/crm/cuser/website/blog/comments/add', {
        query: { blogId },
        body: { blogId, comment: text },
        token: customer.token,
      })
      expect(comment.body.errors[0].defaultMessage).toBe(messages['comment.empty'])
      const said = (body: { errors: { defaultMessage: string }[] }) => body.errors[0]?.defaultMessage
      const contact = '/api/io/crm/admin/public/contact'
      expect(said(await refused(contact, { ...writer, customerName: text, message: 'Hello' }))).toBe('Enter your name.')
      expect(said(await refused(contact, { ...writer, message: text }))).toBe('Enter a message.')
      expect(said(await refused('/api/io/crm/admin/public/customer/create', { ...signUp, firstName: text }))).toBe(
        messages['signup.firstName'],
      )
      expect((await newProduct({ name: text })).status).toBe(400)
    },
  )
})

describe('a text whose end in the record falls into a character', () => {
  const long = (at: number) => `${'a'.repeat(at)}😀👩🏽‍💻 ${'b'.repeat(50)}`

  // Shows B172.
  test.each([198, 199, 298, 299, 300])('is saved, cut at %i', async (at) => {
    const summary = long(at)
    const made = await newProduct({ summary, description: `<p>${long(at - 3)}</p>` })
    expect({ status: made.status, msg: made.body.msg }).toEqual({ status: 200, msg: undefined })
    const { data } = (await ask('GET', `/api/v1/products/${made.body.data._id}`)).body
    const saved = await ask('PUT', `/api/v1/products/${data._id}`, {
      ...data,
      summary: `b${summary}`,
      variants: data.variants.map((one: Body) => ({ ...one, stockSeen: one.stock })),
    })
    expect({ status: saved.status, msg: saved.body.msg }).toEqual({ status: 200, msg: undefined })
    const path = `cut-${at}`
    const post = await ask('POST', '/api/v1/posts', {
      title: 'Cut',
      path,
      shortDescription: summary,
      body: `<p>${summary}</p>`,
    })
    const category = await ask('POST', '/api/v1/categories', { title: 'Cut', path, description: summary })
    expect([post.status, category.status]).toEqual([200, 200])
    const { data: entries } = (await ask('GET', '/api/v1/activity?s=100')).body
    expect(JSON.stringify(entries)).not.toMatch(/\\ud8|\\udc|\ufffd/)
  })
})

// Shows B172.
test('no file cuts a text by UTF-16 units', () => {
  const cuts = /\.(?:slice|substring|substr)\(0, (?:[4-9]\d|\d{3,}|longest\w*|mostOf\w*)\)|charAt\(0\)\}|\.at\(0\) \?\?/
  /** Hashes, days, ids, codes, and words of ours. */
  const ofMachines =
    /toISOString|digest|randomUUID|toZoned|wallClock|gstin|sha(?:1|256)|instant|(?:host|platform)\.slice|\.email|named\.trim|agent|lastModified|digits|\[\.\.\.word\]/
  const found = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(String(name)) })
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => `${file}:${at + 1} ${line.trim()}`),
    )
    .filter((line) => cuts.test(line) && !ofMachines.test(line))
  expect(found).toEqual([])
})

describe('a mobile number and a PIN code as people and browsers write them', () => {
  // Shows B175.
  test.each([
    ['+91 98765 43210', '411 001'],
    ['098765 43210', '411-001'],
    ['98765-43210', ' 411001 '],
    ['९८७६५४३२१०', '४११००१'],
  ])('%j and %j are stored as digits', async (mobileNumber, pincode) => {
    const address = {
      name: 'Asha Rao',
      mobileNumber,
      line1: '12 Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode,
    }
    const added = await one.call('POST', '/api/io/crm/cuser/address/add', { token: customer.token, body: address })
    expect(added.body.data).toMatchObject({ mobileNumber: '9876543210', pincode: '411001' })
    const contact = {
      customerName: 'Asha',
      customerContact: mobileNumber,
      customerEmail: 'a@example.com',
      message: 'Hello',
    }
    expect((await one.call('POST', '/api/io/crm/admin/public/contact', { body: contact })).status).toBe(200)
    const inbox = (await ask('GET', '/api/v1/messages?s=1')).body.data[0]
    expect(inbox.mobileNumber).toBe('9876543210')
    const signUp = {
      firstName: 'Asha',
      lastName: 'Rao',
      birthDate: '1990-01-01',
      gender: 'FEMALE',
      password: 'Haat@2026',
    }
    const email = `autofill${count++}@example.com`
    const { status } = await one.call('POST', '/api/io/crm/admin/public/customer/create', {
      body: { ...signUp, email, mobileNumber },
    })
    expect(status).toBe(200)
    const found = await one.call('GET', '/api/v1/customers', { token, query: { q: mobileNumber } })
    expect(found.body.total).toBeGreaterThan(0)
  })

  // Shows B175.
  test.each(['4876543210', '+1 98765 43210', '98765 4321'])('%j is refused by its text', async (customerContact) => {
    const body = { customerName: 'Asha', customerContact, customerEmail: 'a@example.com', message: 'Hello' }
    const { body: refused } = await one.call('POST', '/api/io/crm/admin/public/contact', { body })
    expect(refused.errors[0].defaultMessage).toBe('Enter a 10-digit mobile number starting with 5 to 9.')
  })
})

// Shows B175.
test('no field cuts a number that is written with blanks or a country', () => {
  const fields = globSync('src/**/*.tsx').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /<(?:TextField|input)[^>]*?(?:postal-code|tel-national|type="tel")[^>]*?>/gs,
      ),
    ].map(([tag]) => `${file} ${tag}`),
  )
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter((tag) => /maxLength=.(?:1?\d)\D/.test(tag))).toEqual([])
})
