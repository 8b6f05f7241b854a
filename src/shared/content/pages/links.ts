import { telHref } from '../../people/tel.ts'
import { addressOf, isKind, type KindName, kindNames, kinds } from '../kinds/index.ts'
import { factsIn } from '../media/media-files.ts'

/** A link target in configuration (R19): something of a kind, mostly by path, or any address. */
export type Link = { type: KindName | 'external'; value: string }

export const linkTypes: Link['type'][] = [...kindNames, 'external']

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address safe for an href, or undefined. Only paths of this site and the schemes http, https, mailto and tel pass, so
 * configuration cannot carry `javascript:`.
 */
export function safeHref(address: string): string | undefined {
  // Browsers ignore control characters and spaces around a scheme, so both are removed; other spaces are part of the address.
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

/** Keeps a number in RFC 3966 form; parses one as people write it; undefined otherwise. */
function numberHref(number: string): string | undefined {
  if (/^\+?[\d*#]{3,}(?:;[\w-]+=[\w.+-]+)*$/.test(number)) return `tel:${number}`
  return URL.canParse(`tel:${number}`) ? telHref(number.replaceAll('%20', ' ')) : undefined
}

/** The href of a link, or undefined if it is unsafe or empty. */
export function hrefOf(link: Link | undefined): string | undefined {
  if (!link || link.value === '') return undefined
  // Facts about a library file are not part of its href.
  if (link.type === 'external') return safeHref(factsIn(link.value).address)
  // Stored links may have a type unknown to this version.
  if (!isKind(link.type)) return undefined
  return safeHref(kinds[link.type].hrefOf?.(link.value) ?? addressOf(link.type, link.value))
}

/** Where to go after signing in: `from` if it is a path of this site, else the default of the user type (R20). */
export function afterSignIn(from: string | null | undefined, userType: string): string {
  return pathBefore(from) ?? (userType === 'CUSTOMER' ? '/setting/overview' : '/admin/dashboard')
}

/** Like `afterSignIn`, on the platform, where all users land on their sites (R21). */
export function afterPlatformSignIn(from: string | null | undefined): string {
  return pathBefore(from) ?? '/admin/dashboard'
}

function pathBefore(from: string | null | undefined): string | undefined {
  return from?.startsWith('/') ? safeHref(from) : undefined
}
