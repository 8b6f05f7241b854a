/** Equal values give the same text, whatever the order of keys. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const record = value as Record<string, unknown>
  const names = Object.keys(record).filter((name) => record[name] !== undefined)
  const fields = names.sort().map((name) => `${JSON.stringify(name)}:${canonicalJson(record[name])}`)
  return `{${fields.join()}}`
}
