import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { campaignsOf, campaign as letter } from '../../../../../tests/support/campaigning.ts'
import { takeTurn } from './pace.ts'

const parts = await testApp()
const { one, two, owner } = parts
const { call, smtp } = await campaignsOf(parts, one)
afterAll(() => smtp.close())

describe('the ceiling of the operator', () => {
  const ceiling = (rate: number, site = one) =>
    owner.query('update sites set campaign_rate = $1 where id = $2', [rate, site.id])

  // Shows B132.
  test('is what a campaign may ask for at most', async () => {
    await ceiling(120)
    const { status, body } = await call('POST', '', { ...letter, rate: 121 })
    expect({ status, field: body.errors[0].field, msg: body.msg }).toMatchObject({ status: 409, field: 'rate' })
    expect(body.msg).toContain('up to 120 mails a minute')
    expect((await call('POST', '', { ...letter, rate: 120 })).status).toBe(200)
    await ceiling(6_000)
  })

  // Shows B132.
  test('is kept by all campaigns of a site together, also by one that asked for more before', async () => {
    const ctx = await one.ctx()
    const at = (ms: number) => takeTurn({ ...ctx, now: () => new Date(Date.UTC(2030, 0, 1) + ms) })
    await owner.query('delete from campaign_pace')
    await ceiling(60)
    expect([await at(0), await at(400), await at(999), await at(1_000)]).toEqual([0, 600, 1, 0])
    const other = await two.ctx()
    expect(await takeTurn({ ...other, now: () => new Date(Date.UTC(2030, 0, 1)) })).toBe(0)
    await ceiling(6_000)
    expect([await at(1_500), await at(2_000), await at(2_010)]).toEqual([500, 0, 0])
    await owner.query('delete from campaign_pace')
  })
})
