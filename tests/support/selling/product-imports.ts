import { expect } from 'vitest'
import { archivePartBytes } from '../../../src/shared/selling/catalogue/product-imports.ts'
import type { TestApp, TestSite } from '../app.ts'
import { upload } from '../files/upload.ts'
import { testCatalog } from './catalogue.ts'
import { doJobs } from './shopping.ts'

/** Two shops with small catalogues, and files that the staff of one bring. */
export async function testImports(options: Parameters<typeof testCatalog>[0] = {}) {
  const app = await testCatalog(options)
  return { ...app, ...(await importsOf(app, app.one)) }
}

/** Files that staff of a site bring. */
export async function importsOf(app: TestApp, site: TestSite) {
  const { token } = await site.signIn({ userType: 'STAFF', permissions: ['catalogue', 'content', 'settings', 'media'] })
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: unknown) =>
    site.call(method, `/api/v1${path}`, { token, body })

  const bring = (file: string | Uint8Array<ArrayBuffer>) =>
    upload(site, { token, bytes: file, name: 'products.csv', path: '/api/v1/product-imports' })

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

  /** Sends the ZIP of pictures of an import, and has its file compared again. */
  async function pack(id: string, zip: Uint8Array<ArrayBuffer>) {
    const { body } = await call('POST', `/product-imports/${id}/archive`, {
      ...{ name: 'pictures.zip', bytes: zip.length, mark: 'one' },
    })
    expect({ msg: body.msg, received: body.data?.archive.received }).toEqual({ msg: undefined, received: 0 })
    await sendParts(id, zip)
    await work()
    return read(id)
  }

  /** Brings a ZIP of a table and its pictures, and has it compared with the shop. */
  async function checkZip(zip: Uint8Array<ArrayBuffer>) {
    const about = { name: 'products.zip', bytes: zip.length, mark: String(zip.length) }
    const { body } = await call('POST', '/product-imports/archives', about)
    expect(body).toMatchObject({ data: { state: 'SENDING', fileName: 'products.zip', archive: { received: 0 } } })
    await sendParts(body.data._id, zip)
    await work()
    return read(body.data._id)
  }

  async function sendParts(id: string, zip: Uint8Array<ArrayBuffer>) {
    for (let from = 0; from < zip.length; from += archivePartBytes) {
      const { status } = await sendPart(id, from, zip.subarray(from, from + archivePartBytes))
      expect(status).toBe(200)
    }
  }

  const sendPart = (id: string, from: number, bytes: Uint8Array<ArrayBuffer>) =>
    upload(site, { token, bytes, method: 'PUT', path: `/api/v1/product-imports/${id}/archive/${from}` })

  async function step(id: string, act: 'start' | 'undo') {
    const { status, body } = await call('POST', `/product-imports/${id}/${act}`)
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
    await work()
    return read(id)
  }

  /** Brings a file, and imports it. */
  const run = async (file: string | Uint8Array<ArrayBuffer>) => step((await check(file))._id, 'start')

  /** A product as shoppers see it. */
  const product = async (path: string) => (await site.call('GET', '/api/public/product', { query: { path } })).body.data

  /** The site's file of all products. */
  async function exported(): Promise<string> {
    const sent = await app.app.request(`http://${site.host}/api/v1/products.csv`, {
      headers: { host: site.host, authorization: `Basic ${token}` },
    })
    expect(sent.status).toBe(200)
    return sent.text()
  }

  /** Sets the languages that the site is translated to. */
  async function speak(...languages: string[]): Promise<void> {
    const { revision } = (await call('GET', '/settings')).body.data
    expect((await call('PATCH', '/settings', { languages, revision })).status).toBe(200)
  }

  return { token, call, bring, check, checkZip, items, pack, sendPart, read, run, step, work, product, exported, speak }
}
