import { fileIdIn, withFacts } from '../../shared/content/media-files.ts'
import { type FileFacts, isPictureId } from '../../shared/content/pictures.ts'

/** Facts of pictures, videos and documents by id; undefined if not in the library. */
export type Pictures = ReadonlyMap<string, FileFacts | undefined>

/** The id, if the value has the shape of the sections' `image`. */
function pictureOf(value: object): string | undefined {
  const { media } = value as { media?: unknown }
  return typeof media === 'string' && isPictureId(media) ? media : undefined
}

const named = new WeakMap<object, string[]>()

/**
 * Ids of pictures in a document or a section's properties, and of videos and documents whose addresses it contains. Cached per
 * object.
 */
export function picturesIn(value: object): string[] {
  const known = named.get(value)
  if (known) return known
  const id = pictureOf(value)
  const parts: unknown[] = Object.values(value)
  const ids = new Set(id ? [id] : parts.flatMap(idsIn))
  named.set(value, [...ids])
  return [...ids]
}

function idsIn(part: unknown): string[] {
  if (typeof part === 'string') return [fileIdIn(part) ?? []].flat()
  return isObject(part) ? picturesIn(part) : []
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const filled = new WeakMap<object, { facts: (FileFacts | undefined)[]; props: object }>()

/**
 * A section's properties with the facts of its pictures. Returns the same object while the facts are unchanged, so that its
 * cached HTML is found.
 */
export function withPictures<T>(props: T, pictures: Pictures): T {
  if (!isObject(props)) return props
  const ids = picturesIn(props)
  if (ids.length === 0) return props
  const facts = ids.map((id) => pictures.get(id))
  const before = filled.get(props)
  if (before?.facts.every((fact, index) => fact === facts[index])) return before.props as T
  const made = { facts, props: fill(props, pictures) }
  filled.set(props, made)
  return made.props as T
}

function fill(value: object, pictures: Pictures): object {
  if (picturesIn(value).length === 0) return value
  const id = pictureOf(value)
  if (id) return { ...value, ...pictures.get(id) }
  const part = (inner: unknown) => {
    if (typeof inner === 'string') return withFacts(inner, pictures.get(fileIdIn(inner) ?? ''))
    return isObject(inner) ? fill(inner, pictures) : inner
  }
  if (Array.isArray(value)) return value.map(part)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(inner)]))
}
