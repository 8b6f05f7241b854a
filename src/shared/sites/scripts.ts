import { baseLanguage } from './languages.ts'

/** What each language is written in, as Unicode names it. */
const scripts: Record<string, string> = {
  en: 'Latin',
  ...{ hi: 'Devanagari', mr: 'Devanagari', bn: 'Bengali', gu: 'Gujarati', kn: 'Kannada' },
  ...{ ml: 'Malayalam', pa: 'Gurmukhi', ta: 'Tamil', te: 'Telugu' },
}

const scriptOf = (locale: string) => scripts[baseLanguage(locale)] ?? 'Latin'

/** Which share of a text's letters has to be of a script: Hindi says GST, and names things in Latin, without being English. */
const most = 0.75

function isMostlyIn(script: string, text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? []
  const own = new RegExp(`\\p{Script=${script}}`, 'u')
  return letters.filter((letter) => own.test(letter)).length >= letters.length * most
}

/**
 * Whether a text, which may be HTML, is in this language already: a site in English may have a post in Hindi. Its script tells, unless
 * another language of the site is written in the same one.
 */
export function isWrittenIn(
  text: string,
  locale: string,
  site: { locale: string; languages: readonly string[] },
): boolean {
  const script = scriptOf(locale)
  const others = [site.locale, ...site.languages].filter((other) => other !== locale)
  if (others.some((other) => scriptOf(other) === script)) return false
  return isMostlyIn(script, text.replace(/<[^>]*>|&[a-z]+;/gi, ' '))
}
