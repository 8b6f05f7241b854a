import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { faultsOf } from '../support/enumerations/valid-html.ts'
import { overHttp } from '../support/outside/http.ts'

const parts = await testApp()
const { one, two, owner } = parts
const get = await overHttp(parts.app)

const at = '/api/io/crm/cuser/wishlist'

type Person = { token: string }
const share = ({ token }: Person) => one.call('POST', `${at}/share`, { token })
const linkOf = async ({ token }: Person) => (await one.call('GET', `${at}/share`, { token })).body.data.url
const unshare = ({ token }: Person) => one.call('POST', `${at}/unshare`, { token })
const pathOf = (url: string) => new URL(url).pathname

async function wish({ token }: Person, name: string, given: Parameters<typeof one.product>[0] = {}) {
  const { variantIds } = await one.product({ name, price: 120_000, stock: 5, ...given })
  await one.call('POST', `${at}/add`, { token, body: { productVariantId: variantIds[0] } })
  return variantIds[0] ?? ''
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

// Shows B286.
describe('a shared wishlist', () => {
  test("is shown to anyone with its link, without its owner's name", async () => {
    const person = await one.signIn()
    await wish(person, 'Brass lamp')
    expect(await linkOf(person)).toBeNull()
    const { data } = (await share(person)).body
    const page = await get(one.host, pathOf(data.url))
    expect(page.status).toBe(200)
    expect(faultsOf(page.text)).toEqual([])
    expect(mainOf(page.text)).toContain('Brass lamp')
    for (const word of [person.email, person.id, 'kept']) expect(page.text).not.toContain(word)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  test('shows what is on it now, without what is sold no more, and what is sold out as such', async () => {
    const person = await one.signIn()
    const [gone, empty] = [await wish(person, 'Old toy'), await wish(person, 'Silk stole')]
    const path = pathOf((await share(person)).body.data.url)
    await owner.query('update variants set archived_at = now() where id = $1', [gone])
    await owner.query('update variants set stock = 0 where id = $1', [empty])
    await wish(person, 'Clay pot')
    const main = mainOf((await get(one.host, path)).text)
    expect(main).not.toContain('Old toy')
    expect(main).toMatch(/Clay pot[\s\S]*Silk stole/)
    expect(main.match(/Sold out/g)).toHaveLength(1)
    expect(main.match(/>Add to bag/gi)).toHaveLength(1)
  })

  test('keeps its link when shared twice, and has another one after it was ended', async () => {
    const person = await one.signIn()
    await wish(person, 'Brass lamp')
    const answers = await Promise.all([share(person), share(person)])
    const [url] = answers.map(({ body }) => body.data.url)
    expect(answers.map(({ body }) => body.data.url)).toEqual([url, url])
    expect(await linkOf(person)).toBe(url)
    expect((await unshare(person)).body.data).toEqual({ url: null })
    expect((await unshare(person)).status).toBe(200)
    const ended = await get(one.host, pathOf(url))
    expect([ended.status, ended.text]).toEqual([404, expect.stringContaining('The wishlist is no longer shared.')])
    expect(ended.text).not.toContain('Sign in to see your orders')
    expect((await share(person)).body.data.url).not.toBe(url)
  })

  test('says that it is empty where nothing is left on it', async () => {
    const person = await one.signIn()
    const page = await get(one.host, pathOf((await share(person)).body.data.url))
    expect(mainOf(page.text)).toContain('This wishlist is empty')
  })

  test('belongs to one site, and an unknown link shows nothing', async () => {
    const person = await one.signIn()
    const path = pathOf((await share(person)).body.data.url)
    expect((await get(two.host, path)).status).toBe(404)
    expect((await get(one.host, `/wishlist/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await get(one.host, '/wishlist/0a1b2c3d-odd')).status).toBe(404)
  })
})
