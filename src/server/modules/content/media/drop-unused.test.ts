import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { importCategory } from '../../selling/categories/index.ts'
import { importProduct } from '../../selling/products/index.ts'

let time = new Date('2026-05-01T06:00:00Z')
const { one, two, owner } = await testApp({ now: () => time })

await importCategory(await one.ctx(), { path: 'things', title: 'Things', description: '' })

const later = () => {
  time = new Date(time.getTime() + 61 * 60_000)
}
const staff = (site = one) => site.signIn({ userType: 'ADMIN' })

async function add(token: string, name = 'a.png', site = one): Promise<string> {
  const { body } = await upload(site, { token, bytes: await photo(40, 30).png().toBuffer(), name })
  return body.data._id
}

const drop = (token: string, body = {}) => one.call('POST', '/api/v1/media/delete-unused', { token, body })
const left = async (site = one) =>
  (await owner.query('select id from media where site_id = $1 order by created_at, id', [site.id])).rows.map(
    ({ id }) => id,
  )

const product = async (mediaId: string, path: string) =>
  importProduct(await one.ctx(), {
    ...{
      name: path,
      path,
      brand: 'Maker',
      categories: ['things'],
      summary: '',
      description: '',
      facts: [],
      hsn: '6912',
    },
    gstRate: 5,
    options: [],
    variants: [{ sku: path, options: {}, price: 100, mrp: 100, stock: 1 }],
    media: [{ id: mediaId, alt: '' }],
  })

// Shows B122.
test('unused media are deleted; those in use, just added, or of another site stay', async () => {
  const { token } = await staff()
  const [unused, shown] = [await add(token), await add(token)]
  const { token: other } = await staff(two)
  const elsewhere = await add(other, 'a.png', two)
  await product(shown, 'lamp')
  later()
  const young = await add((await staff()).token)
  expect((await drop((await staff()).token)).body.data).toEqual({ count: 1, left: 0 })
  expect(await left()).toEqual([shown, young])
  expect(await left()).not.toContain(unused)
  expect(await left(two)).toEqual([elsewhere])
})

test('only media that match the filters are deleted', async () => {
  later()
  const { token } = await staff()
  const [kept] = [await add(token, 'kept.png'), await add(token, 'draft-1.png'), await add(token, 'draft-2.png')]
  later()
  const { token: again } = await staff()
  expect((await drop(again, { q: 'draft' })).body.data).toEqual({ count: 2, left: 0 })
  expect(await left()).toContain(kept)
  expect((await drop(again, { kind: 'video' })).body.data).toEqual({ count: 0, left: 0 })
})

// Shows B122.
test('media that are used during their deletion are either kept or refused', async () => {
  const { token } = await staff()
  const ids = await Promise.all(Array.from({ length: 8 }, () => add(token, 'race.png')))
  later()
  const { token: now } = await staff()
  const outcomes = await Promise.allSettled([
    drop(now, { q: 'race' }),
    ...ids.map((id, index) => product(id, `race-${index}`)),
    drop(now, { q: 'race' }),
  ])
  const made = outcomes.slice(1, -1).map(({ status }) => status === 'fulfilled')
  const there = await left()
  expect(ids.map((id) => there.includes(id))).toEqual(made)
})

test('staff need the right to the library', async () => {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  expect((await drop(token)).status).toBe(403)
})
