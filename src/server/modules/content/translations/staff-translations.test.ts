import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { createPage } from '../pages/index.ts'

const { one } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })
const language = 'hi-IN'

test.each(['all', 'open'])('the list of %s pages to translate has each of them once, page by page', async (show) => {
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  await one.call('PATCH', '/api/v1/settings', { token, body: { languages: [language], revision } })
  const ctx = await one.ctx()
  for (let at = 0; at < 60; at++)
    await createPage(ctx, { kind: 'page', key: `/${show}-${at}`, title: `Page ${at}`, document: { sections: [] } })
  const names: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const query = { language, kind: 'page', show, q: `/${show}-`, from: String(from) }
    const { body } = await one.call('GET', '/api/v1/translations', { token, query })
    names.push(...body.data.map(({ name }: { name: string }) => name))
    from = body.next
  }
  expect(names.toSorted()).toEqual(Array.from({ length: 60 }, (_, at) => `Page ${at}`).toSorted())
})
