const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Decodes the entities in a text or attribute value of a cleaned SVG. */
export function fromText(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
}

/** Encodes a style sheet as SVG text. */
export function asText(css: string): string {
  return css.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
