import { systemSegments } from '../content/pages/rooms.ts'
import { type SiteNow, siteNow } from '../site-now.ts'

/** Languages of sites by locale, with their own and their English name. */
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

/** A language of a site's pages. */
export type SiteLanguage = {
  /** The locale of its pages, such as `hi-IN`. */
  locale: string
  /** Path prefix: empty for the site's own language, `/hi` for another. */
  prefix: string
}

/** `hi-IN` -> `hi` */
export function baseLanguage(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? ''
}

export function isLocale(locale: string): locale is Locale {
  return Object.hasOwn(languages, locale)
}

/** A language's own name. */
export function languageName(locale: string): string {
  return isLocale(locale) ? languages[locale].name : locale
}

/** Language settings of a site: its own, and those it is translated to. */
type Written = { locale: string; languages: readonly string[] }

const read = new WeakMap<readonly string[], { locale: string; found: SiteLanguage[] }>()

/** A language in a chooser: `हिन्दी · Hindi`. */
export function languageTitle(locale: Locale): string {
  const { name, english } = languages[locale]
  return english.startsWith(name) ? english : `${name} · ${english}`
}

/** Languages of a site, its own first. */
export function languagesOf({ locale, languages: others }: Written): SiteLanguage[] {
  const before = read.get(others)
  if (before?.locale === locale) return before.found
  const found = [{ locale, prefix: '' }, ...others.map((tag) => ({ locale: tag, prefix: `/${baseLanguage(tag)}` }))]
  read.set(others, { locale, found })
  return found
}

/** The language of a URL by its prefix, and the URL without it: `/hi/cart?a` -> `/cart?a`. */
export function splitLanguage(written: Written, url: string): { language: SiteLanguage | undefined; url: string } {
  if (written.languages.length === 0) return { language: undefined, url }
  const end = url.slice(1).search(/[/?]/)
  const first = end < 0 ? url : url.slice(0, end + 1)
  const language = languagesOf(written).find(({ prefix }) => prefix === first)
  if (!language) return { language, url }
  const rest = url.slice(first.length)
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** A path without the current language's prefix: `/hi/cart` -> `/cart`. */
export function withoutLanguage(path: string, { prefix = '' }: Pick<SiteNow, 'prefix'> = siteNow()): string {
  if (prefix === '' || !path.startsWith(prefix)) return path
  const rest = path.slice(prefix.length)
  if (rest === '') return '/'
  return rest.startsWith('/') ? rest : path
}

/** Paths without a language. */
const ofEveryLanguage = new RegExp(`^/(${systemSegments.join('|')}|robots\\.txt|sitemap\\.xml)(?=[/?#]|$)`)

/**
 * A path with the current page's language prefix: `/cart` -> `/hi/cart`. External addresses, and paths that have it already, are
 * returned unchanged.
 */
export function inLanguage(href: string, { prefix = '' }: Pick<SiteNow, 'prefix'> = siteNow()): string {
  if (prefix === '' || !href.startsWith('/') || href.startsWith('//') || ofEveryLanguage.test(href)) return href
  const isThere = href.startsWith(prefix) && /^([/?#]|$)/.test(href.slice(prefix.length))
  if (isThere) return href
  return prefix + (/^\/([?#]|$)/.test(href) ? href.slice(1) : href)
}
