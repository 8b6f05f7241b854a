import { inOneForm } from '../text.ts'
import { matchPath, systemRoutes } from './paths.ts'
import { slugLetters, slugOf } from './slug.ts'

const longest = 200

/** First parts of addresses that pages cannot have: the system answers them itself. */
const reserved = [
  'api',
  'mails',
  'media',
  'admin',
  'assets',
  'newsletter',
  'preview',
  'sections',
  'visit',
  'payment',
  'livez',
  'readyz',
  'tls',
]

/** The same of addresses that the system will answer: a page that had one would then be lost. */
const reservedForLater = ['setting']

const wellFormed = new RegExp(`^(/[${slugLetters}]+(-[${slugLetters}]+)*)+$`, 'u')

/** A path as it is stored, from what a person wrote: `About Us/ ` -> `/about-us`. It may still not be allowed. */
export function normalPath(written: string): string {
  const parts = decoded(written.trim())
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((part) => part.trim().replace(/[\s_]+/g, '-'))
    .filter((part) => part !== '')
  return `/${parts.join('/')}`
}

const longestOfTitle = 80

/** A path made of a title: `Diwali & gifts, 2026` -> `/diwali-gifts-2026`. Empty where a title has no letters: one has to be given. */
export function pathFromTitle(title: string): string {
  const slug = slugOf(title, longestOfTitle)
  return slug && `/${slug}`
}

/** What is wrong with a stored path, in words for people; undefined when a page may have it. */
export function pathFault(path: string): string | undefined {
  if (path === '/') return undefined
  if (path.length > longest) return `A path has at most ${longest} characters.`
  if (!wellFormed.test(path)) return 'Please use small letters, digits and single hyphens, such as /about-us.'
  const [first = ''] = path.slice(1).split('/')
  if (reserved.includes(first)) return reservedText(first)
  const route = matchPath(path)?.route ?? systemRoutes.find(({ pattern }) => path.startsWith(beforeParameter(pattern)))
  if (route) return `This path is reserved for the system: ${route.pattern}.`
  return reservedForLater.includes(first) ? reservedText(first) : undefined
}

const reservedText = (first: string) => `Paths that begin with /${first} are reserved for the system.`

/** Whether the system answers such paths itself, and no page can. */
export function isKeptForSystem(path: string): boolean {
  return reserved.includes(path.split('/')[1] ?? '')
}

/** `/setting/orders/{id}` -> `/setting/orders/`; a pattern without parameters begins no other path. */
function beforeParameter(pattern: string): string {
  const at = pattern.indexOf('{')
  return at < 0 ? '\0' : pattern.slice(0, at)
}

/**
 * The form that an address has where one was written in another: in small letters, each character in NFC, as an address holds it. Phones
 * write the first letter large, and Macs send letters and their signs apart.
 */
export function usualForm(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(inOneForm(bareSegment(segment)).toLowerCase()))
    .join('/')
}

/** A path of an address as it is stored: `/%E0%A4%95` -> `/क`. What would then mean something else stays encoded. */
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
