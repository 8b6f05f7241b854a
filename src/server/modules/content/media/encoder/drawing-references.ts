import type { Element } from './drawing-tree.ts'

/**
 * A reference from an element to another, by id. `once`: drawn with it (`use`, masks, clips). `inherited`: drawn with it and
 * with each descendant (fills, strokes). `corners`: drawn at every corner of a line (markers).
 */
export type Reference = { id: string; how: 'once' | 'inherited' | 'corners' }

/** `own` come from the element's attributes. `ruled` come from style sheets: an upper bound, never too few. */
export type ReferencesOf = (element: Element) => { own: Reference[]; ruled: Reference[] }

/** Only the last compound selector is checked; ancestors are ignored. */
export function findReferences(sheets: string[]): ReferencesOf {
  const byKey = new Map<string, Reference[]>()
  for (const rule of sheets.flatMap((css) => css.split('}'))) {
    const start = rule.indexOf('{')
    const references = start < 0 ? [] : declared(rule.slice(start + 1))
    if (references.length === 0) continue
    for (const key of keysOf(rule.slice(0, start))) byKey.set(key, [...(byKey.get(key) ?? []), ...references])
  }
  return ({ name, attributes }) => {
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean)
    const keys = new Set(['*', name, `#${attributes.get('id')}`, ...classes.map((one) => `.${one}`)])
    return {
      own: [...attributes].flatMap(ownReferences),
      ruled: [...keys].flatMap((key) => byKey.get(key) ?? []),
    }
  }
}

/** For each selector, a key that every matching element has: its id, a class, its name, or `*`. */
function keysOf(selectors: string): string[] {
  if (/["'()[\]|]/.test(selectors)) return ['*']
  return selectors.split(',').map((selector) => {
    const last = (
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    ).replace(/:.*$/, '')
    const [plain] = /#[^.#]+/.exec(last) ?? /\.[^.#]+/.exec(last) ?? /^[^.#]+/.exec(last) ?? []
    return plain ?? '*'
  })
}

function ownReferences([name, value]: [string, string]): Reference[] {
  if (/^(xlink:)?href$/.test(name)) return [{ id: value.trim().slice(1), how: 'once' }]
  return name === 'style' ? declared(value) : within(name, value)
}

function declared(declarations: string): Reference[] {
  return declarations.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    return colon < 0 ? [] : within(declaration.slice(0, colon), declaration.slice(colon + 1))
  })
}

function within(property: string, value: string): Reference[] {
  const how = howOf(property.trim().toLowerCase())
  return [...value.matchAll(/url\(\s*['"]?#([^'"()\s]+)/gi)].map(([, id = '']) => ({ id, how }))
}

function howOf(property: string): Reference['how'] {
  if (property.startsWith('marker')) return 'corners'
  return property === 'fill' || property === 'stroke' ? 'inherited' : 'once'
}
