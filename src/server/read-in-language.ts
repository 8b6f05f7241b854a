import type { IncomingMessage } from 'node:http'
import { splitLanguage } from '../shared/sites/languages.ts'
import type { SiteDirectory } from './modules/ground/directory/index.ts'

/** Pages that no configuration makes, and that visitors read in their language all the same; forms state these addresses themselves. */
const spoken = /^\/[a-z]{2,3}\/(payment\/sandbox\/|newsletter\/(confirm|leave)(\?|$)|mails\/[a-z-]+\/leave(\?|$))/

/** Such a page is asked for like a call: without the language before its address, and with it among its headers. */
export async function readInLanguage(directory: SiteDirectory, request: IncomingMessage): Promise<void> {
  if (!spoken.test(request.url ?? '')) return
  const site = await directory.byHost(request.headers.host ?? '').catch(() => undefined)
  const { language, url } = site ? splitLanguage(site.settings, request.url ?? '') : {}
  if (!language || url === undefined) return
  request.url = url
  const tag = language.prefix.slice(1)
  request.headers['x-app-language'] = tag
  request.rawHeaders.push('x-app-language', tag)
}
