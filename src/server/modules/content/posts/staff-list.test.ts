import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { one } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })

async function write(title: string, tags: string[], status: string) {
  const body = { title, path: title.toLowerCase(), tags, status }
  expect((await one.call('POST', '/api/v1/posts', { token, body })).status).toBe(200)
}

test('staff find the posts of one tag, drafts among them, together with the other filters', async () => {
  await write('Indigo', ['dye', 'blue'], 'PUBLISHED')
  await write('Madder', ['dye'], 'DRAFT')
  await write('Loom', ['dyes'], 'PUBLISHED')
  const found = async (query: Record<string, string>) => {
    const { body } = await one.call('GET', '/api/v1/posts', {
      token,
      query: { sort: 'title', order: 'ascend', ...query },
    })
    return [body.total, body.data.map(({ title }: { title: string }) => title)]
  }
  expect(await found({ tag: 'dye' })).toEqual([2, ['Indigo', 'Madder']])
  expect(await found({ tag: 'dye', status: 'DRAFT' })).toEqual([1, ['Madder']])
  expect(await found({ tag: 'red' })).toEqual([0, []])
})
