import type { IncomingMessage } from 'node:http'
import { splitLanguage } from '../shared/sites/languages.ts'
import type { SiteDirectory } from './modules/ground/directory/index.ts'

/** Pages outside the configuration that have addresses per language. Forms state such addresses in their contract. */
const spoken =
  /^\/[a-z]{2,3}\/(payment\/[a-z]+\/[^/?]|newsletter\/(confirm|leave)(\?|$)|mails\/[a-z-]+\/leave(\?|$)|(order|pay)\/[0-9a-f]{8}-[^/?]*(\?|$)|delivery-check(\?|$))/

/** Turns the language prefix of such a page into the header that calls use. */
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
