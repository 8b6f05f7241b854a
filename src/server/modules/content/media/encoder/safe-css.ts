/** Matches values that load external resources or run script. */
const outward = /\/\/|javascript:|data:|expression\s*\(|image-set|-moz-binding|behavior\s*:/i

/**
 * Sanitises a style sheet: removes at-rules (`@import`, `@font-face`), addresses other than `url(#id)`, and filters. Returns ''
 * if anything of the kind remains or escapes are used.
 */
export function safeCss(css: string): string {
  if (/[\\<]/.test(css)) return ''
  const harmless = css
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, '')
    .replace(/@font-face\s*\{[^}]*\}?/gi, '')
    .replace(/@[^;{}]*(;|(?=[{}])|$)/g, '')
    .replace(/(^|[;{\s])[\w-]*filter\s*:[^;}]*/gi, '$1')
    .replace(/url\s*\((?!\s*['"]?#)[^)]*\)?/gi, 'none')
  return outward.test(harmless) ? '' : harmless
}

/** The safe value of an attribute; undefined if it must be dropped. */
export function safeValue(name: string, value: string): string | undefined {
  if (name === 'style') return safeCss(value)
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined
  const isOutward = /url\s*\(\s*(?!['"]?#)/i.test(value) || /javascript:|data:|\\/i.test(value)
  return isOutward ? undefined : value
}
