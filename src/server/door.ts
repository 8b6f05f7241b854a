import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { languagesOf, type SiteLanguage } from '../shared/sites/languages.ts'
import type { SiteDirectory } from './modules/ground/directory/index.ts'
import { findActor } from './modules/people/identity/index.ts'
import { type Ctx, makeCtx, type Services, type Site } from './platform/context.ts'
import { clientAddress } from './platform/http/client-address.ts'
import { noteOfCall } from './platform/http/exchange.ts'
import { namesHostTwice } from './platform/http/hosts-named.ts'
import { refusal, suspendedSite } from './platform/refusal.ts'
import { siteIn } from './platform/site-in-language.ts'

export type Door = (c: Context) => Promise<Ctx>

/**
 * The site of a request's host.
 * @throws Refusal `request.hosts`, `request.host`, `site.suspended`
 */
export async function siteAt(directory: SiteDirectory, c: Context): Promise<Site> {
  const { raw } = c.req
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  if (incoming && namesHostTwice(incoming)) throw refusal('request.hosts')
  const site = await directory.byHost(raw.headers.get('host') ?? new URL(raw.url).host)
  if (!site) throw refusal('request.host')
  noteOfCall(c).site = site.id
  if (site.suspended) throw suspendedSite(site)
  return site
}

/** Creates every call's context: the site by its host, the actor by their token, the language by the calling page. */
export function openDoor(services: Services, directory: SiteDirectory): Door {
  return async (c) => {
    const { raw } = c.req
    const site = await siteAt(directory, c)
    const note = noteOfCall(c)
    const platform = raw.headers.get('x-app-platform') ?? ''
    if (platform !== 'WEB') note.platform = platform
    const actor = await findActor(services, site, raw.headers.get('authorization'))
    const ctx = makeCtx(services, siteIn(site, languageOf(site, raw)), actor, {
      ...{ id: note.id, ip: clientAddress(c) },
      agent: raw.headers.get('user-agent') ?? '',
    })
    return ctx
  }
}

/** The language of the page that makes a call. */
export function languageOf({ settings }: Site, { headers }: Request): SiteLanguage | undefined {
  const asked = headers.get('x-app-language')
  return asked === null ? undefined : languagesOf(settings).find(({ prefix }) => prefix === `/${asked}`)
}
