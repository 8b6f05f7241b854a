import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { changeStock } from '../../../../../tests/support/selling/catalogue.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { newMachine } from '../../../../../tests/support/signing-in.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { stockNoticeJobs } from './back-in-stock.ts'

const app = await testApp()
const { one, two, owner } = app

let kurta: Awaited<ReturnType<typeof one.product>>
let variantId: string
beforeEach(async () => {
  await owner.query('truncate mails, stock_notices')
  kurta = await one.product({ stock: 0 })
  variantId = kurta.variantIds[0] ?? ''
})

const ask = (email: string, of = variantId, site = one) =>
  site.call('POST', '/api/v1/stock-notices', {
    body: { productVariantId: of, email },
    headers: { 'x-forwarded-for': newMachine() },
  })

/** All mails sent after running every pending job. */
async function mailed(): Promise<{ recipient: string; subject: string; body_text: string }[]> {
  await doJobs(app, new Date(8_640_000_000_000))
  const { rows } = await owner.query('select recipient, subject, body_text from mails order by recipient')
  return rows
}

const fill = async (quantity = 3) => changeStock(await one.ctx(), variantId, quantity, 'RECEIVED')

describe('a customer waiting for a sold-out variant', () => {
  // Shows B161.
  test('gets one mail when it is back, with its price and a link that selects it', async () => {
    expect(await ask(' Asha@Example.com ')).toMatchObject({
      status: 200,
      body: { data: { email: 'asha@example.com' } },
    })
    expect(await mailed()).toEqual([])
    await fill()
    const [mail, ...others] = await mailed()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'asha@example.com', subject: expect.stringContaining('is back') })
    expect(mail?.body_text).toContain(`/p/${kurta.path}`)
    // The request is done: later restocks send nothing.
    await changeStock(await one.ctx(), variantId, -3, 'CORRECTED')
    await fill()
    expect(await mailed()).toHaveLength(1)
  })

  test('can repeat the request', async () => {
    await Promise.all([ask('a@example.com'), ask('a@example.com'), ask('A@example.com')])
    await fill()
    expect(await mailed()).toHaveLength(1)
  })

  // Shows B161.
  test('keeps waiting while it is sold out again before the mail, or not for sale', async () => {
    await ask('a@example.com')
    await fill()
    await changeStock(await one.ctx(), variantId, -3, 'CORRECTED')
    expect(await mailed()).toEqual([])
    await owner.query(`update products set status = 'DRAFT' where id = $1`, [kurta.id])
    await fill()
    expect(await mailed()).toEqual([])
    await owner.query(`update products set status = 'PUBLISHED' where id = $1`, [kurta.id])
    await changeStock(await one.ctx(), variantId, -3, 'CORRECTED')
    await fill()
    expect(await mailed()).toHaveLength(1)
  })

  describe('for what came while it was not for sale', () => {
    const staff = async (path: string, body: object) => {
      const { token } = await one.signIn({ userType: 'ADMIN' })
      const { status } = await one.call('POST', `/api/v1/products/${path}`, { token, body })
      expect(status).toBe(200)
    }
    const setStatus = (status: 'DRAFT' | 'PUBLISHED') =>
      staff('status', { ids: [kurta.id], status, taxConfirmed: true })

    // Shows B161.
    test('is told once it is published', async () => {
      await ask('a@example.com')
      await setStatus('DRAFT')
      await fill()
      expect(await mailed()).toEqual([])
      await setStatus('PUBLISHED')
      expect(await mailed()).toMatchObject([{ recipient: 'a@example.com' }])
      await setStatus('DRAFT')
      await setStatus('PUBLISHED')
      expect(await mailed()).toHaveLength(1)
    })

    // Shows B161.
    test('is told once its time to be published has come', async () => {
      await ask('a@example.com')
      await owner.query(`update products set status = 'SCHEDULED', publish_at = now() where id = $1`, [kurta.id])
      await fill()
      expect(await mailed()).toEqual([])
      const ctx = await one.ctx()
      await ctx.services.jobs.send(ctx.db, 'products.publish', { siteId: one.id, id: kurta.id } as JobData)
      expect(await mailed()).toMatchObject([{ recipient: 'a@example.com' }])
    })

    // Shows B161.
    test('is told once its product is restored', async () => {
      await ask('a@example.com')
      await staff('delete', { ids: [kurta.id] })
      await fill()
      expect(await mailed()).toEqual([])
      await staff('restore', { ids: [kurta.id] })
      expect(await mailed()).toMatchObject([{ recipient: 'a@example.com' }])
    })
  })

  test('is told though more wait than are looked up at once', async () => {
    await owner.query(
      `insert into stock_notices (site_id, variant_id, email, language)
       select $1, $2, 'waiting-' || count || '@example.com', 'en-IN' from generate_series(1, 620) count`,
      [one.id, variantId],
    )
    const [job] = stockNoticeJobs
    const data = { siteId: one.id, variantId }
    await job?.run(await one.ctx(), data)
    const { rows } = await owner.query(
      "delete from jobs.job where name = 'stockNotices.mail' returning data ->> 'id' as id",
    )
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([620, 620])
  })

  test('is told of the requested variant only', async () => {
    await ask('a@example.com')
    const other = await one.product({ stock: 0 })
    await changeStock(await one.ctx(), other.variantIds[0] ?? '', 5, 'RECEIVED')
    expect(await mailed()).toEqual([])
  })

  test('gets the mail in Hindi after a request from a Hindi page', async () => {
    await owner.query(`update sites set settings = settings || '{"languages": ["hi-IN"]}' where id = $1`, [one.id])
    app.services.bus.tell(one.id, ['site'])
    await ask('hindi@example.com')
    await owner.query(`update stock_notices set language = 'hi-IN'`)
    await fill()
    expect((await mailed())[0]?.subject).toContain('फिर उपलब्ध है')
  })

  // Shows B161.
  test('can wait for fifty variants, and gets the same reply beyond', async () => {
    for (let number = 0; number < 50; number++) {
      const { variantIds } = await one.product({ stock: 0 })
      await owner.query(
        `insert into stock_notices (site_id, variant_id, email, language) values ($1, $2, 'many@example.com', 'en-IN')`,
        [one.id, variantIds[0]],
      )
    }
    expect((await ask('many@example.com')).status).toBe(200)
    await fill()
    expect(await mailed()).toEqual([])
  })
})

describe('a request', () => {
  // Shows B161.
  test('is refused for available, unknown and draft variants, and those of another shop', async () => {
    await fill()
    expect(await ask('a@example.com')).toMatchObject({ status: 409 })
    expect(await ask('a@example.com', '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
    const draft = await one.product({ stock: 0 })
    await owner.query(`update products set status = 'DRAFT' where id = $1`, [draft.id])
    expect(await ask('a@example.com', draft.variantIds[0])).toMatchObject({ status: 404 })
    const elsewhere = await two.product({ stock: 0 })
    expect(await ask('a@example.com', elsewhere.variantIds[0])).toMatchObject({ status: 404 })
    expect((await owner.query('select 1 from stock_notices')).rowCount).toBe(0)
  })

  test('names the invalid field', async () => {
    const { status, body } = await ask('nobody')
    expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field: 'email' })
  })
})
