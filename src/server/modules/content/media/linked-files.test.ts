import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { campaign } from '../../../../../tests/support/campaigning.ts'
import { pdf } from '../../../../../tests/support/files/film.ts'
import { uploadInParts } from '../../../../../tests/support/files/upload.ts'
import { createPage } from '../pages/index.ts'

const { one, owner } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })

let count = 0
async function keep(): Promise<string> {
  const { body } = await uploadInParts(one, { token, bytes: pdf(`List ${count++}`), name: 'list.pdf' })
  return body.data.item._id
}

const addressOf = (id: string) => `/media/${id}/document.pdf`
const linkTo = (id: string) => `<p>See our <a href="${addressOf(id)}">price list</a>.</p>`

async function translate(kind: string, item: string, text: string): Promise<void> {
  const words = JSON.stringify([{ of: 'Rates', text, place: 'Text' }])
  await owner.query(
    "insert into translations (site_id, language, kind, item, words) values ($1, 'hi-IN', $2, $3, $4)",
    [one.id, kind, item, words],
  )
}

async function post(body: string): Promise<string> {
  const given = { title: 'Rates', path: `rates-${count}`, body, status: 'PUBLISHED' }
  return (await one.call('POST', '/api/v1/posts', { token, body: given })).body.data._id
}

async function page(): Promise<string> {
  const key = `/rates-${count}`
  await createPage(await one.ctx(), { kind: 'page', key, title: 'Rates', document: { sections: [] } })
  const { rows } = await owner.query('select id from pages where site_id = $1 and key = $2', [one.id, key])
  return rows[0].id
}

const product = async () => (await one.product({ name: 'Rates' })).id
const describeProduct = (id: string, text: string) =>
  owner.query('update products set description = $2 where id = $1', [id, text])
const send = (href: string) => {
  const parts = [{ kind: 'button', text: 'Price list', href }]
  return one.call('POST', '/api/v1/campaigns', { token, body: { ...campaign, subject: 'Rates', parts } })
}

// Shows B122.
test.each<[string, string, (id: string) => Promise<unknown>]>([
  ['a post', 'post', (id) => post(linkTo(id))],
  ['the translation of a post', 'post', async (id) => translate('post', await post('Rates'), linkTo(id))],
  ['the translation of a page', 'page', async (id) => translate('page', await page(), linkTo(id))],
  ['the description of a product', 'product', async (id) => describeProduct(await product(), linkTo(id))],
  ['the translation of a product', 'product', async (id) => translate('product', await product(), linkTo(id))],
  ['the button of a campaign', 'campaign', (id) => send(addressOf(id))],
])('a PDF that %s links to is in use there, and stays when all that is unused is deleted', async (_, kind, link) => {
  const [linked, free] = [await keep(), await keep()]
  await link(linked)
  await owner.query("update media set created_at = now() - interval '2 hours' where site_id = $1", [one.id])
  const read = (id: string) => one.call('GET', `/api/v1/media/${id}`, { token })
  expect((await read(linked)).body.data.usedIn).toMatchObject([{ kind, title: 'Rates' }])
  expect((await one.call('POST', '/api/v1/media/delete-unused', { token, body: {} })).status).toBe(200)
  expect([(await read(linked)).status, (await read(free)).status]).toEqual([200, 404])
  const refused = await one.call('DELETE', `/api/v1/media/${linked}`, { token })
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('“Rates”')])
})
