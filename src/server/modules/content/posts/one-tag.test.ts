import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one, two, owner } = await testApp()
const migration = await readFile('db/migrations/0118-one-tag.sql', 'utf8')

const ask = async (text: string, values: unknown[]) => (await owner.query(text, values)).rows

async function insertTag(title: string, path: string, description = '') {
  const [row] = await ask(
    'insert into blog_tags (site_id, title, path, description) values ($1, $2, $3, $4) returning id',
    [one.id, title, path, description],
  )
  return row.id as string
}

const insertPicture = (id: string, tags: string[], day: number, site = one) =>
  owner.query(
    `insert into media (site_id, id, file_name, content_type, bytes, width, height, alt, checksum, created_at, tags)
      values ($1, $2, 'a.jpg', 'image/jpeg', 1, 1, 1, '', $2, $3, $4)`,
    [site.id, id, new Date(Date.UTC(2026, 0, day)), tags],
  )

// Shows B220.
test('tags of before that differ in capitals alone become one, and links to the others lead to it', async () => {
  await insertTag('diwali', 'diwali')
  const kept = await insertTag('Diwali', 'diwali-2', 'The feast of lights')
  await insertTag('Clay', 'clay')
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
  const body = { title: 'Lamps', path: 'lamps', status: 'DRAFT' }
  await one.call('POST', '/api/v1/posts', { token, body })
  await owner.query("update posts set tags = '{Clay,diwali,Diwali}' where site_id = $1", [one.id])
  await insertPicture('aaaaaaaaaaa1', ['Brass', 'lamp'], 1)
  await insertPicture('aaaaaaaaaaa2', ['brass', 'LAMP', 'Lamp'], 2)
  await insertPicture('aaaaaaaaaaa3', ['BRASS'], 1, two)
  await owner.query(`begin; ${migration}; commit`)
  expect(await ask('select title from blog_tags where site_id = $1 order by title', [one.id])).toEqual([
    { title: 'Clay' },
    { title: 'Diwali' },
  ])
  expect(await ask('select tags from posts where site_id = $1', [one.id])).toEqual([{ tags: ['Clay', 'Diwali'] }])
  expect(await ask('select path, topic_id from blog_topic_paths where site_id = $1', [one.id])).toEqual([
    { path: 'diwali', topic_id: kept },
  ])
  expect(await ask('select tags from media order by id', [])).toEqual([
    { tags: ['Brass', 'lamp'] },
    { tags: ['Brass', 'lamp'] },
    { tags: ['BRASS'] },
  ])
})
