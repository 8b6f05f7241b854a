import type { Row } from './measure.ts'

export type Part = { name: string; rows: Row[] }

const marks: Record<Row['verdict'], string> = { met: '✓', missed: '✗ missed', 'left out': '–', '': '' }

function shown(value: number | string): string {
  if (typeof value === 'string') return value
  if (Number.isInteger(value) && Math.abs(value) < 1_000_000) return value.toLocaleString('en-IN')
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** One part for the screen. */
export function asText({ name, rows }: Part): string {
  const widest = Math.max(...rows.map((row) => row.name.length))
  const lines = rows.map((row) => {
    const figure = row.verdict === 'left out' ? `left out: ${row.value}` : `${shown(row.value).padStart(9)} ${row.unit}`
    return `  ${row.name.padEnd(widest)}  ${figure.padEnd(16)} ${row.target.padEnd(8)} ${marks[row.verdict]}`.trimEnd()
  })
  return [`\n${name}`, ...lines, ''].join('\n')
}

/** One part for bench/results.md. */
export function asMarkdown({ name, rows }: Part, heading: string[]): string {
  const lines = rows.map((row) => {
    const figure = row.verdict === 'left out' ? row.value : `${shown(row.value)} ${row.unit}`.trim()
    return `| ${row.name} | ${figure} | ${row.target} | ${marks[row.verdict]} |`
  })
  return [
    `## ${name}`,
    '',
    ...heading.map((line) => `- ${line}`),
    '',
    '| | | target | |',
    '| --- | ---: | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}
