import { expect, test } from 'vitest'
import { looks } from '../../src/sections/looks.ts'
import { testApp } from '../support/app.ts'
import { faultsOf } from '../support/enumerations/valid-html.ts'

const { app, one, platform } = await testApp()

const read = async (path: string, { host } = platform) => {
  const answer = await app.request(`http://${host}${path}`, { headers: { host } })
  return answer.text()
}

// Shows B169.
test.each(looks.map(({ id }) => id))('the look %s is valid HTML', async (id) => {
  expect(faultsOf(await read(`/sections/${id}/view`))).toEqual([])
})

test.each(['/sections', '/sections/faq/accordion', '/api/docs', '/admin', '/nowhere'])(
  '%s is valid HTML',
  async (path) => {
    expect(faultsOf(await read(path))).toEqual([])
  },
)

test('the error pages of a site and of an unknown host are valid HTML', async () => {
  expect(faultsOf(await read('/nowhere', one))).toEqual([])
  expect(faultsOf(await read('/', { ...one, host: 'gone.localhost' }))).toEqual([])
})
