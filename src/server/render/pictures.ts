import { fileIdIn, withFacts } from '../../shared/content/media/media-files.ts'
import { type FileFacts, isPictureId } from '../../shared/content/media/pictures.ts'
import { perObject } from '../../shared/per-object.ts'

/** Facts of pictures, videos and documents by id; undefined if not in the library. */
export type Pictures = ReadonlyMap<string, FileFacts | undefined>

/** The id, if the value has the shape of the sections' `image`. */
function pictureOf(value: object): string | undefined {
  const { media } = value as { media?: unknown }
  return typeof media === 'string' && isPictureId(media) ? media : undefined
}

/**
 * Ids of pictures in a document or a section's properties, and of videos and documents whose addresses it contains. Cached per
 * object.
 */
export const picturesIn: (value: object) => readonly string[] = perObject((value) => {
  const id = pictureOf(value)
  const parts: unknown[] = Object.values(value)
  return [...new Set(id ? [id] : parts.flatMap(idsIn))]
})

function idsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [fileIdIn(part) ?? []].flat()
  return isObject(part) ? picturesIn(part) : []
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

type Filled = { facts: (FileFacts | undefined)[]; props: object }

/** Properties as they were filled last. */
const filledOf = perObject((): { last?: Filled } => ({}))

/**
 * A section's properties with the facts of its pictures. Returns the same object while the facts are unchanged, so that its
 * cached HTML is found.
 */
export function withPictures<T>(props: T, pictures: Pictures): T {
  if (!isObject(props)) return props
  const ids = picturesIn(props)
  if (ids.length === 0) return props
  const facts = ids.map((id) => pictures.get(id))
  const filled = filledOf(props)
  if (!filled.last?.facts.every((fact, index) => fact === facts[index]))
    filled.last = { facts, props: fill(props, pictures) }
  return filled.last.props as T
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
