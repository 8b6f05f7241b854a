import { z } from 'zod'

export const accountMode = z.enum(['test', 'live'])

const key = (empty: string) => z.string(empty).trim().min(1, empty).max(200, 'Please use up to 200 characters.')

/** Keys of an account at a payment provider, as its dashboard shows them. */
export const accountKeys = z.object({
  keyId: key('Please enter the key ID.'),
  secret: key('Please enter the key secret.'),
  webhookSecret: z
    .string('Please enter the webhook secret.')
    .trim()
    .min(8, 'Please enter the webhook secret: at least 8 characters.')
    .max(200, 'Please use up to 200 characters.'),
})

/** Keys as they are sent: some providers' have no ID. */
export const sentKeys = accountKeys.partial({ keyId: true })

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

export type SentKeys = z.output<typeof sentKeys>
export type PaymentAccount = z.output<typeof paymentAccount>
