import type { Fact } from '../../../../../shared/selling/catalogue/products.ts'

/** Attributes in one cell: a line of `Name: Value` for each. `\:` is a colon within the name, `\n` a new line within the value. */
export function factsInCell(facts: Fact[]): string {
  return facts.map(({ name, value }) => lineOf(name, value)).join('\n')
}

export const lineOf = (name: string, value: string) =>
  `${name.replaceAll(':', '\\:')}: ${value.replaceAll(/\r\n?|\n/g, '\\n')}`

/** The attribute of a line; undefined where that is none. */
export function factOfLine(line: string): Fact | undefined {
  const { name = '', value = '' } = /^(?<name>(?:\\:|[^:])+):(?<value>.*)$/s.exec(line)?.groups ?? {}
  if (name.trim() === '') return undefined
  return { name: name.replaceAll('\\:', ':').trim(), value: value.replaceAll('\\n', '\n').trim() }
}
