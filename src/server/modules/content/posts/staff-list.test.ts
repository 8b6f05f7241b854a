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
  expect(await found({ tag: 'DYE' })).toEqual([2, ['Indigo', 'Madder']])
  expect(await found({ tag: 'red' })).toEqual([0, []])
})

test('staff find posts by the days on which they were, or will be, published, in the site’s time zone', async () => {
  const publish = async (title: string, publishAt: string) => {
    const body = { title, path: title.toLowerCase(), status: 'SCHEDULED', publishAt }
    const { body: made } = await one.call('POST', '/api/v1/posts', { token, body })
    return made.data._id as string
  }
  await publish('Evening', '2030-03-09T18:29:59Z')
  await publish('Midnight', '2030-03-09T18:30:00Z')
  await publish('Noon', '2030-03-10T06:30:00Z')
  const found = async (query: Record<string, string>) => {
    const { body } = await one.call('GET', '/api/v1/posts', { token, query: { sort: 'date', ...query } })
    return body.data.map(({ title }: { title: string }) => title)
  }
  expect(await found({ from: '2030-03-10' })).toEqual(['Midnight', 'Noon'])
  expect(await found({ from: '2030-03-09', to: '2030-03-09' })).toEqual(['Evening'])
  expect(await found({ to: '2030-03-10', status: 'SCHEDULED' })).toEqual(['Evening', 'Midnight', 'Noon'])
  const { status, body } = await one.call('GET', '/api/v1/posts', { token, query: { from: 'March' } })
  expect([status, body.errors[0].field]).toEqual([400, 'from'])
})
