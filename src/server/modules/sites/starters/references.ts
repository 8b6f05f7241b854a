const pictureMark = '$picture/'

type Path = (string | number)[]

/** A picture or a category that a document names, and where. */
export type Reference = { kind: 'picture' | 'category'; name: string; path: Path }

/** Every picture and every category that a page names, however deep. */
export function referencesIn(value: unknown, path: Path = []): Reference[] {
  if (typeof value === 'string')
    return value.startsWith(pictureMark) ? [{ kind: 'picture', name: value.slice(pictureMark.length), path }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  const inside = [...entries].flatMap(([key, inner]) => referencesIn(inner, [...path, key]))
  return [...categoryOf(value, path), ...inside]
}

/** A link that leads nowhere yet names none. */
function categoryOf(value: object, path: Path): Reference[] {
  const { type, value: name } = value as { type?: unknown; value?: unknown }
  const isLink = type === 'category' && typeof name === 'string' && name !== ''
  return isLink ? [{ kind: 'category', name, path: [...path, 'value'] }] : []
}

/** Puts ids where pictures are named. @throws Error naming a picture without an id */
export function resolvePictures<T>(value: T, ids: Map<string, string>): T {
  const text = JSON.stringify(value).replace(/"\$picture\/([^"]+)"/g, (_, name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`the picture ${name} was not added`)
    return JSON.stringify(id)
  })
  return JSON.parse(text) as T
}
