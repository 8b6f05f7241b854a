import type { IncomingMessage } from 'node:http'
import { splitLanguage } from '../shared/sites/languages.ts'
import type { SiteDirectory } from './modules/ground/directory/index.ts'

const prefixed = /^\/[a-z]{2,3}(?=\/)/

/**
 * Turns the language prefix of a page outside of the configuration into the header that calls use.
 * @param isSpoken whether an address without prefix is that of such a page
 */
export function openReadInLanguage(isSpoken: (url: string) => boolean) {
  return async (directory: SiteDirectory, request: IncomingMessage): Promise<void> => {
    const { url: asked = '' } = request
    if (!prefixed.test(asked) || !isSpoken(asked.replace(prefixed, ''))) return
    const site = await directory.byHost(request.headers.host ?? '').catch(() => undefined)
    const { language, url } = site ? splitLanguage(site.settings, asked) : {}
    if (!language || url === undefined) return
    request.url = url
    const tag = language.prefix.slice(1)
    request.headers['x-app-language'] = tag
    request.rawHeaders.push('x-app-language', tag)
  }
}
