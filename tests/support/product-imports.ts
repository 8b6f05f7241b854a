import { expect } from 'vitest'
import { testCatalog } from './catalogue.ts'
import { doJobs } from './shopping.ts'
import { upload } from './upload.ts'

/** A shop with a small catalogue, and files that its staff bring. */
export async function testImports(options: Parameters<typeof testCatalog>[0] = {}) {
  const app = await testCatalog(options)
  const { one } = app
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: unknown) =>
    one.call(method, `/api/v1${path}`, { token, body })

  const bring = (file: string | Uint8Array<ArrayBuffer>) =>
    upload(one, { token, bytes: file, name: 'products.csv', path: '/api/v1/product-imports' })

  /** Also jobs that other jobs send. */
  const work = () => doJobs(app, new Date(app.services.now().getTime() + 60_000))
  const read = async (id: string) => (await call('GET', `/product-imports/${id}`)).body.data
  const items = async (id: string, query = '') =>
    (await call('GET', `/product-import-items?import=${id}&s=100${query}`)).body.data

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
