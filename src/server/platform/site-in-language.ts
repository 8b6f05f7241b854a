import { perObject } from '../../shared/per-object.ts'
import { inLanguage, languagesOf, type SiteLanguage } from '../../shared/sites/languages.ts'
import { mapSettingsTexts } from '../../shared/sites/settings-texts.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import type { Ctx, Site } from './context.ts'
import type { JobData } from './jobs.ts'

/** Settings as the owner wrote them, by those in another language. */
const settingsAsWritten = new WeakMap<SiteSettings, SiteSettings>()

const languagesRead = perObject((_: Site) => new Map<string, Site>())

/** The site in one of its languages. */
export function siteIn(site: Site, language: SiteLanguage | undefined): Site {
  if (!language || language.prefix === '') return site
  const known = languagesRead(site)
  const before = known.get(language.prefix)
  if (before) return before
  const own = site.settings.locale
  const words = site.settingsWords?.[language.locale] ?? {}
  const inWords = mapSettingsTexts(
    site.settings,
    (text) => (Object.hasOwn(words, text) ? words[text] : undefined) ?? text,
  )
  const settings = { ...inWords, locale: language.locale }
  settingsAsWritten.set(settings, site.settings)
  const spoken: Site = { ...site, settings, language: { ...language, own } }
  known.set(language.prefix, spoken)
  return spoken
}

/** The site in the language with this tag; in its main language if it no longer has that one. */
export function siteSpoken(site: Site, locale: string | null | undefined): Site {
  const own = siteAsWritten(site)
  return siteIn(
    own,
    languagesOf(own.settings).find((language) => language.locale === locale),
  )
}

/** The site in its main language, for texts that only staff see. */
export function siteAsWritten(site: Site): Site {
  if (!site.language) return site
  const { language, ...rest } = site
  return { ...rest, settings: settingsAsWritten.get(site.settings) ?? { ...site.settings, locale: language.own } }
}

/** An owner's text of the settings that was kept as it was written, in the site's current language. */
export function settingsText({ settingsWords, language }: Site, text: string): string {
  const words = language && settingsWords?.[language.locale]
  return (words && Object.hasOwn(words, text) ? words[text] : undefined) ?? text
}

/** Data of a job for the current user, in their language. */
export function asked({ site }: Ctx): JobData {
  return { siteId: site.id, ...(site.language ? { language: site.language.locale } : {}) }
}

/** The site's languages, the main one first. */
export function languagesIn({ settings, language }: Site): SiteLanguage[] {
  return languagesOf({ ...settings, locale: language?.own ?? settings.locale })
}

/** Absolute address of a page in the site's current language: `/cart` -> `https://shop.example.com/hi/cart`. */
export function pageAddress({ origin, language }: Site, path: string): string {
  return origin + inLanguage(path, language)
}
