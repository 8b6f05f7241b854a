import { beforeAll, expect, inject, test } from 'vitest'
import { backupEntries } from '../../src/server/backup/write-backup.ts'
import { openLog } from '../../src/server/platform/log.ts'
import { openFolder } from '../../src/server/platform/storage/folder.ts'
import { mediaFolder } from '../../src/server/platform/storage.ts'
import { testApp } from '../support/app.ts'
import { phonepeKeys, phonepeOf } from '../support/outside/phonepe.ts'
import { inMood } from '../support/outside/provider.ts'
import { razorpayKeys, razorpayOf } from '../support/outside/razorpay.ts'
import { stripeKeys, stripeOf } from '../support/outside/stripe.ts'

const app = await testApp()
const { one, owner, services } = app
const { host, owner: user } = inject('database')

const logged: string[] = []
services.log = openLog('trace', { write: (line) => void logged.push(line) })

const banks = { razorpay: await razorpayOf(app), stripe: await stripeOf(app), phonepe: await phonepeOf(app) }
const keysOf = { razorpay: razorpayKeys, stripe: stripeKeys, phonepe: phonepeKeys }
const providers = ['razorpay', 'stripe', 'phonepe'] as const
const answers: string[] = []

beforeAll(async () => {
  const settings = { payments: { modes: providers } }
  await owner.query('update sites set settings = settings || $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
  const { token } = await one.signIn({ userType: 'ADMIN' })
  for (const provider of providers) {
    const { bank, paying } = banks[provider]
    const path = `/api/v1/payment-accounts/${provider}`
    const save = async (body: object) => one.call('PUT', `${path}/test`, { token, body })
    const keys = keysOf[provider](one, 'test')
    const { transactionId } = await paying(one)
    for (const mood of ['broken', 'silent'] as const)
      await inMood(app, bank, mood, async () => {
        answers.push(JSON.stringify((await save(keys)).body))
        await one.call('GET', `/payment/${provider}/${transactionId}/return`)
      })
    answers.push(JSON.stringify((await save({ ...keys, secret: `${keys.secret}x` })).body))
    answers.push(JSON.stringify((await save(keys)).body))
    await one.call('POST', `/api/${provider}/webhook`, { body: '{}', headers: { authorization: keys.webhookSecret } })
  }
})

/** Every secret, as it is and as a header has it. */
const secrets = providers.flatMap((provider) =>
  (['test', 'live'] as const).flatMap((mode) => {
    const keys: { keyId?: string; secret: string; webhookSecret: string } = keysOf[provider](one, mode)
    const basic = [`${keys.keyId ?? ''}:${keys.secret}`, `${keys.secret}:`]
    return [keys.secret, keys.webhookSecret, ...basic.map((text) => Buffer.from(text).toString('base64'))]
  }),
)

async function backup(): Promise<string> {
  const parts: string[] = []
  const connection = { host, user, database: String(owner.database) }
  const media = openFolder(mediaFolder(services.config.dataDir))
  for await (const { bytes } of backupEntries(connection, media, new Date())) parts.push(Buffer.from(bytes).toString())
  return parts.join('\n')
}

// Shows B235.
test('secrets of no provider stand in logs, answers, the record, jobs or a backup', async () => {
  const rows = async (table: string) => JSON.stringify((await owner.query(`select * from ${table}`)).rows)
  const kept = {
    logs: logged.join(''),
    answers: answers.join(''),
    record: await rows('audit_entries'),
    jobs: await rows('jobs.job'),
    backup: await backup(),
  }
  for (const word of ['Razorpay', 'Stripe', 'PhonePe']) expect(kept.logs).toContain(`${word} did not`)
  expect(kept.backup).toContain(razorpayKeys(one).keyId)
  for (const [place, text] of Object.entries(kept))
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${place}`).toBe(false)
})
