import { expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { assets, testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { services, one } = await testApp()
const app = createApp({ services, directory: openSiteDirectory(services), assets: () => assets, files: () => false })
const get = await overHttp(app)
const document = { sections: [{ id: 'a', type: 'questions', props: {} }] }
await createPage(await one.ctx(), { kind: 'template', key: 'product', title: 'Product', document })

// Shows B162.
test('an answer is on the page of its product at once, and is gone with it', async () => {
  const { id, path } = await one.product()
  const { token: asker } = await one.signIn()
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const page = async () => (await get(one.host, `/p/${path}`)).text
  expect(await page()).toContain('No questions yet.')
  const question = { question: 'Does it float?' }
  const { body } = await one.call('POST', `/api/v1/products/${id}/questions`, { token: asker, body: question })
  const at = `/api/v1/questions/${body.data._id}`
  await one.call('PUT', `${at}/answer`, { token, body: { answer: 'Only the wooden one.' } })
  await expect.poll(page).toContain('Only the wooden one.')
  await one.call('PUT', `${at}/hidden`, { token, body: { hidden: true } })
  await expect.poll(page).not.toContain('Only the wooden one.')
})
