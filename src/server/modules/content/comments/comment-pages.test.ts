import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
const { id: writer } = await one.signIn()

/** A post with this many comments, ten of them in the same minute. */
async function discussed(count: number): Promise<string> {
  const path = `post-of-${count}`
  const { body } = await one.call('POST', '/api/v1/posts', { token, body: { title: path, path, status: 'PUBLISHED' } })
  await owner.query(
    `insert into comments (site_id, post_id, user_id, comment, created_at)
     select $1, $2, $3, 'c' || n, timestamptz '2026-01-01' + (n / 10) * interval '1 minute'
     from generate_series(1, $4::integer) n`,
    [one.id, body.data._id, writer, count],
  )
  return body.data._id
}

type Read = { _id: string; comment: string; created: string }

const read = (blogId: string, body: object) =>
  one.call('POST', '/api/io/crm/admin/public/website/blog/comments/all', { query: { blogId }, body })
const page = async (blogId: string, body: object): Promise<Read[]> => (await read(blogId, body)).body

// Shows K3, B93, C29.
test('comments come 100 a page, each on one page', async () => {
  const post = await discussed(130)
  const [first, second] = [await page(post, {}), await page(post, { p: 1, s: 100 })]
  const texts = [...first, ...second].map(({ comment }) => comment)
  expect([first.length, second.length, new Set(texts).size]).toEqual([100, 30, 130])
})

// Shows C29.
test('comments older than one that is named are all there, though it and others were hidden meanwhile', async () => {
  const post = await discussed(135)
  const first = await page(post, { s: 100 })
  const last = first.at(-1)
  const hidden = [first[0], first[50], last].map((comment) => comment?._id)
  await owner.query("update comments set state = 'HIDDEN' where id = any ($1)", [hidden])
  const older = await page(post, { s: 100, before: { created: last?.created, id: last?._id } })
  const texts = [...first, ...older].map(({ comment }) => comment)
  expect([older.length, new Set(texts).size]).toEqual([35, 135])
  expect((await read(post, { before: { created: 'yesterday', id: last?._id } })).status).toBe(400)
})

// Shows B202.
test('comments older than a year that the database does not know are refused, by the name of the field', async () => {
  const post = await discussed(1)
  const { status, body } = await read(post, { before: { created: '0000-01-01T00:00:00Z', id: writer } })
  expect({ status, fields: body.errors?.map(({ field }: { field: string }) => field) }).toEqual({
    status: 400,
    fields: ['before.created'],
  })
})
