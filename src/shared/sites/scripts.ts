import { baseLanguage } from './languages.ts'

/** Script of each language, by its Unicode name. */
const scripts: Record<string, string> = {
  en: 'Latin',
  ...{ hi: 'Devanagari', mr: 'Devanagari', bn: 'Bengali', gu: 'Gujarati', kn: 'Kannada' },
  ...{ ml: 'Malayalam', pa: 'Gurmukhi', ta: 'Tamil', te: 'Telugu' },
}

const scriptOf = (locale: string) => scripts[baseLanguage(locale)] ?? 'Latin'

/** Required share of a text's letters in a script: Hindi uses GST and names in Latin letters without being English. */
const most = 0.75

function isMostlyIn(script: string, text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? []
  const own = new RegExp(`\\p{Script=${script}}`, 'u')
  return letters.filter((letter) => own.test(letter)).length >= letters.length * most
}

/**
 * Whether a text, possibly HTML, is already in this language: an English site may have a post in Hindi. Decided by script, unless
 * another language of the site shares it.
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
