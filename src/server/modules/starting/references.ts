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
  return 'type' in value && value.type === 'category' && 'value' in value && typeof value.value === 'string'
    ? [{ kind: 'category', name: value.value, path: [...path, 'value'] }, ...inside]
    : inside
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
