import { expect } from 'vitest'
import { testCatalog } from './catalogue.ts'
import { doJobs } from './shopping.ts'

/** A shop with a small catalogue, and files that its staff bring. */
export async function testImports(options: Parameters<typeof testCatalog>[0] = {}) {
  const app = await testCatalog(options)
  const { one } = app
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: unknown) =>
    one.call(method, `/api/v1${path}`, { token, body })

  /** Sends a file as the admin's form does. */
  async function bring(file: string | Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.set('file', new File([file], 'products.csv'))
    const sent = new Request(`http://${one.host}/api/v1/product-imports`, { method: 'POST', body: form })
    const response = await app.app.request(sent.url, {
      method: 'POST',
      headers: {
        host: one.host,
        authorization: `Basic ${token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      body: await sent.arrayBuffer(),
    })
    return { status: response.status, body: await response.json() }
  }

  const work = () => doJobs(app, app.services.now())
  const read = async (id: string) => (await call('GET', `/product-imports/${id}`)).body.data
  const items = async (id: string, query = '') =>
    (await call('GET', `/product-imports/${id}/items?s=100${query}`)).body.data

  /** Brings a file, and has it compared with the shop. */
  async function check(file: string | Uint8Array<ArrayBuffer>) {
    const { status, body } = await bring(file)
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
    await work()
    return read(body.data._id)
  }

  async function step(id: string, act: 'start' | 'undo') {
    const { status, body } = await call('POST', `/product-imports/${id}/${act}`)
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
    await work()
    return read(id)
  }

  /** Brings a file, and imports it. */
  const run = async (file: string | Uint8Array<ArrayBuffer>) => step((await check(file))._id, 'start')

  /** A product as shoppers see it. */
  const product = async (path: string) => (await one.call('GET', '/api/public/product', { query: { path } })).body.data

  return { ...app, token, call, bring, check, items, read, run, step, work, product }
}
