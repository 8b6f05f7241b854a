import { inLanguage, languagesOf, type SiteLanguage } from '../../shared/sites/languages.ts'
import type { Ctx, Site } from './context.ts'
import type { JobData } from './jobs.ts'

const read = new WeakMap<Site, Map<string, Site>>()

/** The site as it is read in one of its languages. */
export function siteIn(site: Site, language: SiteLanguage | undefined): Site {
  if (!language || language.prefix === '') return site
  const known = read.get(site) ?? new Map<string, Site>()
  read.set(site, known)
  const before = known.get(language.prefix)
  if (before) return before
  const own = site.settings.locale
  const spoken: Site = {
    ...site,
    settings: { ...site.settings, locale: language.locale },
    language: { ...language, own },
  }
  known.set(language.prefix, spoken)
  return spoken
}

/** The site as somebody reads it whose language is known by its tag; as it is written where it has that language no more. */
export function siteSpoken(site: Site, locale: string | null | undefined): Site {
  const own = siteAsWritten(site)
  return siteIn(
    own,
    languagesOf(own.settings).find((language) => language.locale === locale),
  )
}

/** The site in the language that it is written in: what is for its staff alone is said in it. */
export function siteAsWritten(site: Site): Site {
  if (!site.language) return site
  const { language, ...rest } = site
  return { ...rest, settings: { ...site.settings, locale: language.own } }
}

/** What a job is told that does something for whoever asks here, in the language that they read. */
export function asked({ site }: Ctx): JobData {
  return { siteId: site.id, ...(site.language ? { language: site.language.locale } : {}) }
}

/** The languages that a site is to be read in, its own first. */
export function languagesIn({ settings, language }: Site): SiteLanguage[] {
  return languagesOf({ ...settings, locale: language?.own ?? settings.locale })
}

/** Where a page of the site is found, in the language that it is read in: `/cart` -> `https://shop.example.com/hi/cart`. */
export function pageAddress({ origin, language }: Site, path: string): string {
  return origin + inLanguage(path, language)
}
