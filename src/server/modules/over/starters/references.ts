import { isKind, type KindName } from '../../../../shared/content/kinds/index.ts'

const pictureMark = '$picture/'

type Path = (string | number)[]

/** A picture or link target that a document refers to, and where. */
export type Reference = { kind: 'picture' | KindName; name: string; path: Path }

/** All pictures and link targets in a page, at any depth. */
export function referencesIn(value: unknown, path: Path = []): Reference[] {
  if (typeof value === 'string')
    return value.startsWith(pictureMark) ? [{ kind: 'picture', name: value.slice(pictureMark.length), path }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  const inside = [...entries].flatMap(([key, inner]) => referencesIn(inner, [...path, key]))
  return [...targetOf(value, path), ...inside]
}

/** The target of a link; none while it has no value. */
function targetOf(value: object, path: Path): Reference[] {
  const { type, value: name } = value as { type?: unknown; value?: unknown }
  const isLink = typeof type === 'string' && isKind(type) && typeof name === 'string' && name !== ''
  return isLink ? [{ kind: type, name, path: [...path, 'value'] }] : []
}

/** Replaces picture references by ids. @throws Error naming a picture without an id */
export function resolvePictures<T>(value: T, ids: Map<string, string>): T {
  const text = JSON.stringify(value).replace(/"\$picture\/([^"]+)"/g, (_, name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`the picture ${name} was not added`)
    return JSON.stringify(id)
  })
  return JSON.parse(text) as T
}

/** Replaces `$name` in texts by the site's name. */
export function inTheNameOf<T>(name: string, value: T): T {
  const written = JSON.stringify(name).slice(1, -1)
  return JSON.parse(JSON.stringify(value).replace(/\$name\b/g, () => written)) as T
}

/** Removes picture references. */
export function withoutPictures<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace(/"\$picture\/[^"]+"/g, '""')) as T
}
