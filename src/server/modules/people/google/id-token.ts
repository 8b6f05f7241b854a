import type { OAuth2Client } from 'google-auth-library'
import { z } from 'zod'
import { email } from '../../../../shared/rules.ts'
import { cut, inOneForm, trimmed } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'

/** Timeout for Google's certificates, ms. */
const patience = 5_000

const name = z
  .string()
  .transform((text) => cut(trimmed(inOneForm(text)), 60))
  .catch('')

const claims = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.boolean().catch(false),
  given_name: name,
  family_name: name,
  nonce: z.string().max(200),
  exp: z.number(),
})

/** Verified claims of an ID token. */
export type Claims = z.output<typeof claims>

const clients = new Map<string, Promise<OAuth2Client>>()

/**
 * Loaded on first use: the library is large and most processes never need it. It caches the certificates as Google's headers
 * say.
 */
function openClient(certsUrl: string): Promise<OAuth2Client> {
  const open = clients.get(certsUrl) ?? makeClient(certsUrl)
  clients.set(certsUrl, open)
  return open
}

async function makeClient(certsUrl: string): Promise<OAuth2Client> {
  const { OAuth2Client } = await import('google-auth-library')
  return new OAuth2Client({
    endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl },
    transporterOptions: { timeout: patience },
  })
}

/**
 * Verifies an ID token's signature, issuer, audience and times.
 * @throws Refusal `google.off`, `google.invalid`, `google.unreachable`
 */
export async function checkIdToken(ctx: Ctx, idToken: string): Promise<Claims> {
  const { clientId } = ctx.site.settings.google
  if (!clientId || ctx.site.kind === 'platform') throw refusal('google.off')
  const client = await openClient(ctx.services.config.googleCertsUrl)
  const { certs } = await client.getFederatedSignonCertsAsync().catch((error: unknown) => {
    ctx.log.warn({ err: error }, "Google's certificates could not be read")
    throw refusal('google.unreachable')
  })
  // The library's error contains the token, so it is not logged.
  const ticket = await client.verifySignedJwtWithCertsAsync(idToken, certs, clientId, issuers).catch(() => undefined)
  const parsed = claims.safeParse(ticket?.getPayload())
  if (!parsed.success) throw refusal('google.invalid')
  return parsed.data
}

const issuers = ['https://accounts.google.com', 'accounts.google.com']
