import { splitLanguage } from '../../shared/sites/languages.ts'
import type { Site } from '../platform/context.ts'
import { siteIn } from '../platform/site-in-language.ts'
import { type Address, readAddress } from './address.ts'

/** The site in the URL's language, and the address without its language prefix. */
export function readVisit(site: Site, url = '/'): { spoken: Site; address: Address } {
  const { language, url: bare } = splitLanguage(site.settings, url)
  return { spoken: siteIn(site, language), address: readAddress(bare) }
}
