import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { accepts, forEver, show, soon } from '../../../../../tests/support/files/pictures.ts'
import { photo } from '../../../../../tests/support/files/upload.ts'
import { transaction } from '../../../platform/context.ts'
import { addShipped, type ShippedPicture } from './index.ts'
import { deleteMedia } from './media.ts'

const pictures = await mkdtemp(path.join(os.tmpdir(), 'haat-shipped-'))
afterAll(() => rm(pictures, { recursive: true, force: true }))

/** A shipped image of 500 × 300 with its AVIF variants, as in the product's folder. */
async function ship(shipped: string): Promise<ShippedPicture> {
  const master = await photo(500, 300).avif().toBuffer()
  await mkdir(path.join(pictures, shipped))
  await writeFile(path.join(pictures, shipped, 'master.avif'), master)
  for (const width of [240, 480])
    await writeFile(path.join(pictures, shipped, `${width}.avif`), await sharp(master).resize(width).avif().toBuffer())
  const facts = { width: 500, height: 300, bytes: master.length, contentType: 'image/avif', colour: '#aa6655' }
  return { shipped, fileName: `${shipped}.avif`, alt: `Of ${shipped}`, focus: { x: 43, y: 4 }, ...facts }
}

const lamp = await ship('1a2b3c4d')
const cloth = await ship('5e6f7a8b')
const { app, one, two, owner, services } = await testApp({ jobs: true, pictures })

const add = async (site: TestSite, ...given: ShippedPicture[]) => addShipped(await site.ctx(), given)
const get = (site: TestSite, id: string, format: keyof typeof accepts) => show(app, site, id, 480, accepts[format])

describe('pictures that the product ships', () => {
  test('come into the library in one go, each once, in their order', async () => {
    const ids = await add(one, lamp, cloth, lamp)
    expect(ids[0]).toBe(ids[2])
    expect(new Set(ids).size).toBe(2)
    expect(await add(one, cloth, lamp)).toEqual([ids[1], ids[0]])
    expect((await add(two, lamp))[0]).not.toBe(ids[0])
    expect(await add(one)).toEqual([])
    const { rows } = await owner.query(
      'select alt, width, colour, shipped, focus_x, focus_y from media where id = $1',
      [ids[1]],
    )
    const [alt, shipped] = ['Of 5e6f7a8b', '5e6f7a8b']
    expect(rows).toEqual([{ alt, width: 500, colour: '#aa6655', shipped, focus_x: 43, focus_y: 4 }])
  })

  test('are shown from the folder of the product, without a job or a copy', async () => {
    const [id = ''] = await add(one, lamp)
    expect(await get(one, id, 'avif')).toMatchObject({ status: 200, type: 'image/avif', cache: forEver })
    expect((await owner.query("select 1 from jobs.job where name = 'media.variants'")).rows).toEqual([])
    expect(await readdir(path.join(services.config.dataDir, 'media')).catch(() => [])).toEqual([])
  })

  test('get what older browsers need when one asks, once for all sites', async () => {
    const [[here = ''], [there = '']] = await Promise.all([add(one, lamp), add(two, lamp)])
    expect(await get(one, here, 'webp')).toMatchObject({ status: 200, type: 'image/svg+xml', cache: 'no-store' })
    await expect.poll(async () => (await get(one, here, 'webp')).cache, soon).toBe(forEver)
    await expect.poll(async () => (await get(two, there, 'webp')).cache, soon).toBe(forEver)
    expect((await get(two, there, 'webp')).type).toBe('image/webp')
    const { rows } = await owner.query("select 1 from jobs.job where name = 'media.variants'")
    expect(rows).toHaveLength(1)
    await expect.poll(() => services.storage.list('shipped/1a2b3c4d'), soon).toContain('480.plain')
    expect(await readdir(path.join(pictures, '1a2b3c4d'))).toHaveLength(3)
  })

  test('stay for the others when one site deletes its own', async () => {
    const [[here = ''], [there = '']] = await Promise.all([add(one, lamp), add(two, lamp)])
    await transaction(await one.ctx(), (ctx) => deleteMedia(ctx, here))
    expect((await get(one, here, 'avif')).status).toBe(404)
    for (const format of ['avif', 'webp'] as const) expect((await get(two, there, format)).status).toBe(200)
    expect(await services.storage.list('shipped/1a2b3c4d')).toEqual(expect.arrayContaining(['480.avif', '480.webp']))
    expect((await owner.query("select 1 from jobs.job where name = 'media.removed'")).rows).toEqual([])
  })
})
