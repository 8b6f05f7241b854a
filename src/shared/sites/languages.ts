import { type SiteNow, siteNow } from '../site-now.ts'

/** Languages that a site may be written in: the tag that its pages carry, the language's own name, and its name in English. */
export const languages = {
  'en-IN': { name: 'English', english: 'English (India)' },
  'hi-IN': { name: 'हिन्दी', english: 'Hindi' },
  'bn-IN': { name: 'বাংলা', english: 'Bengali' },
  'gu-IN': { name: 'ગુજરાતી', english: 'Gujarati' },
  'kn-IN': { name: 'ಕನ್ನಡ', english: 'Kannada' },
  'ml-IN': { name: 'മലയാളം', english: 'Malayalam' },
  'mr-IN': { name: 'मराठी', english: 'Marathi' },
  'pa-IN': { name: 'ਪੰਜਾਬੀ', english: 'Punjabi' },
  'ta-IN': { name: 'தமிழ்', english: 'Tamil' },
  'te-IN': { name: 'తెలుగు', english: 'Telugu' },
  'en-GB': { name: 'English', english: 'English (United Kingdom)' },
  'en-US': { name: 'English', english: 'English (United States)' },
} as const

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as [Locale, ...Locale[]]

/** A language that a site's pages are in. */
export type SiteLanguage = {
  /** The tag that its pages carry, such as `hi-IN`. */
  locale: string
  /** What its addresses begin with: nothing for the language that the site is written in, `/hi` for another. */
  prefix: string
}

/** `hi-IN` -> `hi` */
export function baseLanguage(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? ''
}

export function isLocale(locale: string): locale is Locale {
  return Object.hasOwn(languages, locale)
}

/** What speakers of it call a language. */
export function languageName(locale: string): string {
  return isLocale(locale) ? languages[locale].name : locale
}

/** What a site's settings say of its languages: the one that it is written in, and those that it is translated to. */
type Written = { locale: string; languages: readonly string[] }

const read = new WeakMap<readonly string[], { locale: string; found: SiteLanguage[] }>()

/** A language as one chooses it: `हिन्दी · Hindi`. */
export function languageTitle(locale: Locale): string {
  const { name, english } = languages[locale]
  return english.startsWith(name) ? english : `${name} · ${english}`
}

/** The languages of a site, its own first. */
export function languagesOf({ locale, languages: others }: Written): SiteLanguage[] {
  const before = read.get(others)
  if (before?.locale === locale) return before.found
  const found = [{ locale, prefix: '' }, ...others.map((tag) => ({ locale: tag, prefix: `/${baseLanguage(tag)}` }))]
  read.set(others, { locale, found })
  return found
}

/** The language that an address begins with, and what the address is in the site's own language: `/hi/cart?a` -> `/cart?a`. */
export function splitLanguage(written: Written, url: string): { language: SiteLanguage | undefined; url: string } {
  if (written.languages.length === 0) return { language: undefined, url }
  const end = url.slice(1).search(/[/?]/)
  const first = end < 0 ? url : url.slice(0, end + 1)
  const language = languagesOf(written).find(({ prefix }) => prefix === first)
  if (!language) return { language, url }
  const rest = url.slice(first.length)
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The address that a page of this site has in the site's own language: `/hi/cart` -> `/cart`. */
export function withoutLanguage(path: string, { prefix = '' }: Pick<SiteNow, 'prefix'> = siteNow()): string {
  if (prefix === '' || !path.startsWith(prefix)) return path
  const rest = path.slice(prefix.length)
  if (rest === '') return '/'
  return rest.startsWith('/') ? rest : path
}

/** What is the same in every language. */
const ofEveryLanguage = /^\/(api|media|admin|assets|preview|sections|visit)(?=[/?#]|$)/

/**
 * An address of this site in the language of the page that is open in the browser, or that is being drawn: `/cart` -> `/hi/cart`.
 * What leads elsewhere, or has a language already, stays as it is.
 */
export function inLanguage(href: string, { prefix = '' }: Pick<SiteNow, 'prefix'> = siteNow()): string {
  if (prefix === '' || !href.startsWith('/') || href.startsWith('//') || ofEveryLanguage.test(href)) return href
  const isThere = href.startsWith(prefix) && /^([/?#]|$)/.test(href.slice(prefix.length))
  if (isThere) return href
  return prefix + (/^\/([?#]|$)/.test(href) ? href.slice(1) : href)
}
