import { z } from 'zod'

export const accountMode = z.enum(['test', 'live'])

const key = (empty: string) => z.string(empty).trim().min(1, empty).max(200, 'Please use up to 200 characters.')

const webhookKey = (name: string) =>
  z
    .string(`Please enter the ${name}.`)
    .trim()
    .min(8, `Please enter the ${name}: at least 8 characters.`)
    .max(200, 'Please use up to 200 characters.')

const common = {
  keyId: key('Please enter the key ID.'),
  secret: key('Please enter the key secret.'),
  webhookSecret: webhookKey('webhook secret'),
}

const wholeNumber = 'Please enter the client version: a whole number.'

const phonepe = {
  keyId: key('Please enter the client ID.'),
  secret: key('Please enter the client secret.'),
  clientVersion: z
    .string(wholeNumber)
    .trim()
    .regex(/^\d{1,9}$/, wholeNumber),
  webhookUser: key('Please enter the user name of the webhook.'),
  webhookSecret: webhookKey('password of the webhook'),
}

/** Keys of an account at any payment provider; `keysOf` says which ones a provider needs. */
export const accountKeys = z.object({
  ...common,
  clientVersion: phonepe.clientVersion.optional(),
  webhookUser: phonepe.webhookUser.optional(),
})

type Keys = z.ZodType<AccountKeys, z.input<typeof accountKeys>>

const byProvider: Record<string, Keys> = { phonepe: z.object(phonepe) }
const commonKeys: Keys = z.object(common)

/** Keys of an account at a provider, as its dashboard shows them. */
export const keysOf = (provider: string): Keys => byProvider[provider] ?? commonKeys

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
