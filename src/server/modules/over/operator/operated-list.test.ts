import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { platform, owner, addSite } = await testApp()
const { token } = await platform.signIn({ userType: 'ADMIN' })

type Page = { data: { key: string }[]; total: number; next: string | null; previous: string | null }

const ask = (query: Record<string, string>) => platform.call('GET', '/api/v1/operator/sites', { token, query })
const read = async (query: Record<string, string>): Promise<Page> => (await ask(query)).body
const keysOf = ({ data }: Page) => data.map(({ key }) => key)

let added = 0
/** Adds a site: by its name it is among the others, by its age the newest. */
const addAnother = () => addSite(`m${++added}-other`)

for (const letter of 'abcdefghijklmnopqrstuvwxyz') await addSite(`${letter}-shop`)
// Sites of one moment are told apart by their ids.
await owner.query("update sites set created_at = '2026-03-01T00:00:00.000001Z' where key ~ '^[d-k]-shop$'")
await owner.query("update sites set name = 'Ätelier' where key = 'q-shop'")

/** All pages, one after the other; a site is added after each. */
async function walk(query: Record<string, string>): Promise<string[]> {
  const seen: string[] = []
  let page = await read(query)
  for (;;) {
    seen.push(...keysOf(page))
    if (page.next === null) return seen
    await addAnother()
    page = await read({ ...query, after: page.next })
  }
}

const orders = [
  { sort: 'created', order: 'descend' },
  { sort: 'created', order: 'ascend' },
  { sort: 'name', order: 'ascend' },
  { sort: 'name', order: 'descend' },
]

// Shows B338.
describe('the operator’s list of sites', () => {
  test.each(orders)('skips and repeats no site while others are added, by $sort, $order', async (sorted) => {
    const before = keysOf(await read({ ...sorted, s: '100' }))
    const seen = await walk({ ...sorted, s: '3' })
    expect(seen.filter((key) => before.includes(key))).toEqual(before)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('goes back over the same sites, and ends with a whole first page', async () => {
    const first = await read({ s: '3' })
    const second = await read({ s: '3', after: first.next ?? '' })
    const third = await read({ s: '3', after: second.next ?? '' })
    await addAnother()
    const back = await read({ s: '3', before: third.previous ?? '' })
    expect(keysOf(back)).toEqual(keysOf(second))
    expect(keysOf(await read({ s: '3', before: back.previous ?? '' }))).toEqual(keysOf(first))
    const start = await read({ s: '3', before: first.next ?? '' })
    expect(start).toMatchObject({ previous: null })
    expect(keysOf(start)).toEqual(keysOf(await read({ s: '3' })))
  })

  test('has no cursors where all sites are on one page, and counts the matching ones', async () => {
    expect(await read({ q: 'b-shop' })).toMatchObject({ total: 1, next: null, previous: null })
    const last = await read({ q: '-shop', sort: 'name', order: 'descend', s: '20' })
    expect(last.total).toBe(26)
    const rest = await read({ q: '-shop', sort: 'name', order: 'descend', s: '20', after: last.next ?? '' })
    expect(rest.next).toBeNull()
    // Its name is sorted as if it were written “Atelier”, before those that begin with “Site”.
    expect(keysOf(rest).at(-1)).toBe('q-shop')
  })

  test.each([
    [{ after: 'shop' }, 'after'],
    [{ after: '12:aangan' }, 'after'],
    [{ before: '12:2026-02-30T00:00:00.000001Z' }, 'before'],
    [{ before: '12:2026-02-03T00:00:00Z' }, 'before'],
    [{ sort: 'name', after: '12:a', before: '15:b' }, 'before'],
  ])('refuses the cursor of %o, naming %s', async (query, field) => {
    const { status, body } = await ask(query as Record<string, string>)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`"${field}"`)
  })
})
