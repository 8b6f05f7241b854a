import { z } from 'zod'

export const accountMode = z.enum(['test', 'live'])

const tooLong = 'Use up to 200 characters.'
const key = (name: string) => text(name, 1, `Enter the ${name}.`)
const webhookKey = (name: string) => text(name, 8, `Enter the ${name}: at least 8 characters.`)

const text = (name: string, least: number, tooShort: string) =>
  z.string(`Enter the ${name}.`).trim().min(least, tooShort).max(200, tooLong)

const wholeNumber = 'Enter the client version: a whole number.'

const sent = z.string().max(200, tooLong)

/** Keys of an account at any payment provider; `keysOf` says which ones a provider needs. */
export const accountKeys = z.object({
  /** Left out where keys have no ID. */
  keyId: sent.optional(),
  secret: sent,
  clientVersion: sent.optional(),
  webhookUser: sent.optional(),
  webhookSecret: sent,
})

type Keys = z.ZodType<AccountKeys, z.input<typeof accountKeys>>

const byProvider: Record<string, Keys> = {
  phonepe: z.object({
    keyId: key('client ID'),
    clientVersion: z
      .string(wholeNumber)
      .trim()
      .regex(/^\d{1,9}$/, wholeNumber),
    secret: key('client secret'),
    webhookUser: key('user name of the webhook'),
    webhookSecret: webhookKey('password of the webhook'),
  }),
  razorpay: z.object({
    keyId: key('key ID'),
    secret: key('key secret'),
    webhookSecret: webhookKey('webhook secret'),
  }),
  stripe: z.object({
    secret: key('secret key'),
    webhookSecret: webhookKey('signing secret'),
  }),
}

/** Keys of an account at a provider, as its dashboard shows them. */
export const keysOf = (provider: string): Keys => byProvider[provider] ?? accountKeys

/** A provider as the settings show it; secrets are never shown. */
export const paymentAccount = z.object({
  provider: z.string(),
  /** Address to enter at the provider, for its notices. */
  webhook: z.string(),
  keys: z.array(
    z.object({
      mode: accountMode,
      keyId: z.string(),
      /** Whether new payments use these keys. */
      active: z.boolean(),
      changed: z.string(),
    }),
  ),
})

export type AccountKeys = z.output<typeof accountKeys>
export type PaymentAccount = z.output<typeof paymentAccount>
