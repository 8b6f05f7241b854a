import { splitLanguage } from '../../shared/sites/languages.ts'
import type { Site } from '../platform/context.ts'
import { siteIn } from '../platform/site-in-language.ts'
import { type Address, readAddress } from './address.ts'

/** The language of the site in which a URL is read, and what it names there. */
export function readVisit(site: Site, url = '/'): { spoken: Site; address: Address } {
  const { language, url: bare } = splitLanguage(site.settings, url)
  return { spoken: siteIn(site, language), address: readAddress(bare) }
}
