import { inOneForm } from '../../text.ts'
import { slugLetters, slugOf, withoutUnseen } from '../texts/slug.ts'
import { matchPath, systemRoutes } from './paths.ts'
import { systemSegments } from './rooms.ts'

const longest = 200

/** First path segments that pages cannot have: the system serves them. */
const reserved: string[] = [
  ...systemSegments,
  'mails',
  'delivery-check',
  'newsletter',
  'payment',
  'livez',
  'readyz',
  'tls',
]

/** First path segments reserved for the system's future pages. */
const reservedForLater = ['setting']

const wellFormed = new RegExp(`^(/[${slugLetters}]+(-[${slugLetters}]+)*)+$`, 'u')

/** Normalises a typed path: `About Us/ ` -> `/about-us`. The result may still be invalid. */
export function normalPath(written: string): string {
  const parts = withoutUnseen(decoded(written.trim()))
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((part) => part.trim().replace(/[\s_]+/g, '-'))
    .filter((part) => part !== '')
  return `/${parts.join('/')}`
}

const longestOfTitle = 80

/**
 * A path from a title: `Diwali & gifts, 2026` -> `/diwali-gifts-2026`. Empty for a title without letters, which needs a typed
 * one.
 */
export function pathFromTitle(title: string): string {
  const slug = slugOf(title, longestOfTitle)
  return slug && `/${slug}`
}

/** The error of a page's path, as a text for users; undefined if it is allowed. */
export function pathFault(path: string): string | undefined {
  if (path === '/') return undefined
  if (path.length > longest) return `A path has at most ${longest} characters.`
  if (!wellFormed.test(path)) return 'Use small letters, digits and single hyphens, such as /about-us.'
  const [first = ''] = path.slice(1).split('/')
  if (reserved.includes(first)) return reservedText(first)
  const route = matchPath(path)?.route ?? systemRoutes.find(({ pattern }) => path.startsWith(beforeParameter(pattern)))
  if (route) return `This path is reserved for the system: ${route.pattern}.`
  return reservedForLater.includes(first) ? reservedText(first) : undefined
}

const reservedText = (first: string) => `Paths that begin with /${first} are reserved for the system.`

/** Whether the system serves such paths, so that no page can. */
export function isKeptForSystem(path: string): boolean {
  return reserved.includes(path.split('/')[1] ?? '')
}

/** `/setting/orders/{id}` -> `/setting/orders/`; a pattern without parameters is no prefix of other paths. */
function beforeParameter(pattern: string): string {
  const at = pattern.indexOf('{')
  return at < 0 ? '\0' : pattern.slice(0, at)
}

/**
 * Canonical form of a path: lower case, NFC, without joiners, percent-encoded. Phones capitalise the first letter, Macs send
 * letters and their signs decomposed, some keyboards join letters, and what is copied from a message brings blanks and the marks
 * after it.
 */
export function usualForm(path: string): string {
  const segments = path
    .split('/')
    .map((segment) => withoutEnds(inOneForm(withoutUnseen(bareSegment(segment)))).toLowerCase())
    .filter((segment, at) => at === 0 || segment !== '')
    .map(encodeURIComponent)
  return path.startsWith('/') && segments.length === 1 ? '/' : segments.join('/')
}

/** Neither a page nor a thing has an address that ends so. */
const markAfter = /[\s.,;:!?)\]}>'"’”»*]/u

/** A segment, or a path, without the blanks around it and the marks of a sentence after it. */
export function withoutEnds(text: string): string {
  let end = text.length
  while (end > 0 && markAfter.test(text.charAt(end - 1))) end--
  return text.slice(0, end).trimStart()
}

/** Decodes a path for storage: `/%E0%A4%95` -> `/क`. Segments whose decoding would change the path stay encoded. */
export function barePath(path: string): string {
  return path.includes('%') ? path.split('/').map(bareSegment).join('/') : path
}

function bareSegment(segment: string): string {
  const bare = decoded(segment)
  return bare.includes('/') || bare.includes('\0') ? segment : bare
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
