import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { testMode } from '../../../../shared/selling/payments/test-payments.ts'
import { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { Ctx, Services, Site } from '../../../platform/context.ts'
import { siteOrigin } from './sites.ts'

type NewSite = {
  key: string
  name: string
  kind: Site['kind']
  settings: z.input<typeof siteSettings>
  /** Whether visitors see it from the start, as in the demonstration; other sites are opened by their owner (B190). */
  isOpen: boolean
}

/**
 * Creates an empty site; a starter fills it.
 * @param db transaction to create it in
 * @throws Error if the key is taken
 */
export async function createSite(
  services: Services,
  { key, name, kind, settings, isOpen }: NewSite,
  db: Ctx['db'] = services.database.platform,
): Promise<Site> {
  const checked = siteSettings.parse({ payments: paymentsOf(services, settings), ...settings })
  const { rows } = await db.execute<{ id: number }>(
    sql`select create_site(${key}, ${name}, ${kind}, ${JSON.stringify(checked)}::jsonb, ${isOpen}) as id`,
  )
  const id = rows[0]?.id
  if (!id) throw new Error(`The site ${key} was not made.`)
  const closed = isOpen || kind === 'platform' ? undefined : { wasOpen: false, previewNumber: 1 }
  return { id, key, name, kind, origin: siteOrigin(services.config, key), settings: checked, closed }
}

/** If test payments are allowed, a new site offers them. */
function paymentsOf({ config }: Services, { demo }: NewSite['settings']): NewSite['settings']['payments'] {
  return config.sandbox || (config.demo && demo) ? { modes: ['cod', testMode] } : undefined
}
