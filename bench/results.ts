import { readFile, writeFile } from 'node:fs/promises'
import { asMarkdown, type Part } from './table.ts'

const file = 'bench/results.md'

/**
 * Puts what was measured into the file, each part with the machine and the moment it was measured at; parts that were not
 * measured this time stay as they are.
 * @param order names of all parts; one that has none any more is left out
 */
export async function writeResults(heading: string[], measured: Part[], order: string[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '')
  const sections = new Map(before.split(/^(?=## )/m).map((text) => [/^## (.*)/.exec(text)?.[1], `${text.trim()}\n`]))
  for (const part of measured) sections.set(part.name, asMarkdown(part, heading))
  const shown = order.flatMap((name) => sections.get(name) ?? [])
  await writeFile(file, `# What was measured\n\n${shown.join('\n')}`)
}
