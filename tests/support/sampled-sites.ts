import { expect } from 'vitest'
import { fillSite, loadStarter } from '../../src/server/modules/over/starters/index.ts'
import type { SampleIds } from '../../src/shared/sites/samples.ts'
import { testApp } from './app.ts'
import { overHttp } from './outside/http.ts'
import { asForm } from './selling/owned-catalogue.ts'

const starter = await loadStarter('shop')
const few = { ...starter, products: starter.products.slice(0, 3), languages: [] }

/** Sites with the samples of a starter. */
export async function testSamples() {
  const parts = await testApp({ pictures: 'starters/pictures' })
  const { addSite, app, owner } = parts
  let count = 0

  /** An open site made from the shop's starter, with three of its products. */
  async function made({ demo = false } = {}) {
    const site = await addSite(`sampled-${count++}`)
    await fillSite(await site.ctx(), { ...few, settings: { ...few.settings, languages: [], demo } })
    const { token } = await site.signIn({ userType: 'ADMIN' })
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      site.call(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
    const samples = async (): Promise<SampleIds> => (await call('GET', '/samples')).body.data
    const { rows } = await owner.query(
      `select distinct on (p.path) p.id, p.path, v.id as variant from products p join variants v on v.product_id = p.id and v.site_id = p.site_id
        where p.site_id = $1 and v.stock > 1 order by p.path`,
      [site.id],
    )
    return { site, token, call, samples, products: rows as { id: string; path: string; variant: string }[] }
  }

  async function edit({ call }: Awaited<ReturnType<typeof made>>, id: string) {
    const { body } = await call('GET', `/products/${id}`)
    const form = asForm(body.data)
    const { status } = await call('PUT', `/products/${id}`, { ...form, name: `${body.data.name} of ours` })
    expect(status).toBe(200)
  }

  return { parts, owner, few, made, edit, get: await overHttp(app) }
}
