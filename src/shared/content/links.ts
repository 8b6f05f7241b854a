import { telHref } from '../people/tel.ts'
import { addressOf, isKind, type KindName, kindNames, kinds } from './kinds/index.ts'
import { factsIn } from './media-files.ts'

/** A target chosen in configuration (R19): something of a kind, most often by its path, or any address. */
export type Link = { type: KindName | 'external'; value: string }

export const linkTypes: Link['type'][] = [...kindNames, 'external']

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address that is safe to put in an href, or undefined. Everything that is not a path of this site or one of
 * http, https, mailto, tel is refused, so that configuration cannot carry `javascript:`.
 */
export function safeHref(address: string): string | undefined {
  // Browsers ignore control characters and blanks around a scheme, so they go before it is read; other blanks are part of the address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be removed
  const bare = address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  const text = bare.replace(/^([a-z]+:(?:\/\/)?) +/i, '$1').replaceAll(' ', '%20')
  if (text === '') return undefined
  if (text.startsWith('#') || text.startsWith('?')) return text
  if (text.startsWith('/')) return text.startsWith('//') || text.startsWith('/\\') ? undefined : text
  if (/^tel:/i.test(text)) return numberHref(text.slice('tel:'.length))
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return safeSchemes.has(url.protocol) ? url.href : undefined
}

/** A number that is written as RFC 3966 wants it stays; one as people write it is understood, or leads nowhere. */
function numberHref(number: string): string | undefined {
  if (/^\+?[\d*#]{3,}(?:;[\w-]+=[\w.+-]+)*$/.test(number)) return `tel:${number}`
  return URL.canParse(`tel:${number}`) ? telHref(number.replaceAll('%20', ' ')) : undefined
}

/** The address a link leads to, or undefined when it leads nowhere safe. */
export function hrefOf(link: Link | undefined): string | undefined {
  if (!link || link.value === '') return undefined
  // What is known of a file of the library is for who draws it.
  if (link.type === 'external') return safeHref(factsIn(link.value).address)
  // Stored links may be of a type that is not known here.
  if (!isKind(link.type)) return undefined
  return safeHref(kinds[link.type].hrefOf?.(link.value) ?? addressOf(link.type, link.value))
}

/** Where to go after signing in: `from` when it is a path of this site, else where this kind of user lands (R20). */
export function afterSignIn(from: string | null | undefined, userType: string): string {
  return pathBefore(from) ?? (userType === 'CUSTOMER' ? '/setting/overview' : '/admin/dashboard')
}

/** The same on the platform, where everybody lands at their sites (R21). */
export function afterPlatformSignIn(from: string | null | undefined): string {
  return pathBefore(from) ?? '/admin/dashboard'
}

function pathBefore(from: string | null | undefined): string | undefined {
  return from?.startsWith('/') ? safeHref(from) : undefined
}
