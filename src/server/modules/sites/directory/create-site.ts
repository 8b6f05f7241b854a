import { sql } from 'drizzle-orm'
import { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { Services, Site } from '../../../platform/context.ts'
import { siteOrigin } from './sites.ts'

type NewSite = { key: string; name: string; kind: Site['kind']; settings: unknown }

/**
 * Makes a site. It has nothing yet; a starter fills it.
 * @throws when the key is taken
 */
export async function createSite(services: Services, { key, name, kind, settings }: NewSite): Promise<Site> {
  const checked = siteSettings.parse(settings)
  const { rows } = await services.database.platform.execute<{ id: number }>(
    sql`select create_site(${key}, ${name}, ${kind}, ${JSON.stringify(checked)}::jsonb) as id`,
  )
  const id = rows[0]?.id
  if (!id) throw new Error(`The site ${key} was not made.`)
  return { id, key, name, kind, origin: siteOrigin(services.config, key), settings: checked }
}
