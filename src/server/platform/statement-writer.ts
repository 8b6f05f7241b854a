import {
  type BuildQueryConfig,
  Column,
  is,
  Name,
  Param,
  Placeholder,
  type Query,
  SQL,
  type SQLChunk,
  StringChunk,
  Table,
} from 'drizzle-orm'

type Kind = 'text' | 'name' | 'statement' | 'tableOrColumn' | 'list' | 'param' | 'value' | 'nothing' | 'other'

/** A property of statements that Drizzle keeps out of its types. */
type Inlining = { shouldInlineParams?: boolean }

/** A statement in progress. `paramStartIndex` counts its parameters, in the form that Drizzle shares between its own parts. */
type Writing = { text: string; params: unknown[]; paramStartIndex: { value: number } }

/**
 * Returns a function that writes the text and parameters of a statement exactly as Drizzle does. Drizzle asks of every piece in turn
 * which of twelve classes it has, which took a seventh of an API call's processor time; this asks once for each class, and composes
 * the name of a table or column once. Subqueries, views, placeholders and inlined values go through Drizzle.
 */
export function statementWriter(dialect: BuildQueryConfig): (query: SQL) => Query {
  // Drizzle copies what it is given, which takes the methods of no class.
  const { casing, escapeName, escapeParam, escapeString, prepareTyping } = dialect
  const config = { casing, escapeName, escapeParam, escapeString, prepareTyping }
  const kinds = new Map<unknown, Kind>()
  const names = new WeakMap<object, string>()

  return (query) => {
    const writing: Writing = { text: '', params: [], paramStartIndex: { value: 0 } }
    write(query, writing)
    return { sql: writing.text, params: writing.params }
  }

  function write(chunk: SQLChunk, to: Writing): void {
    const kind = kindOf(chunk)
    if (kind === 'text') to.text += (chunk as StringChunk).value.join('')
    else if (kind === 'name') to.text += escapeName((chunk as Name).value)
    else if (kind === 'tableOrColumn') to.text += nameOf(chunk as Table | Column)
    else if (kind === 'statement') for (const part of (chunk as SQL).queryChunks) write(part, to)
    else if (kind === 'list') writeList(chunk as SQLChunk[], to)
    else if (kind === 'param') writeMapped(chunk as Param, to)
    else if (kind === 'value') writeParam(chunk, to)
    else if (kind === 'other') writeByDrizzle(chunk, to)
  }

  function writeList(chunks: SQLChunk[], to: Writing): void {
    to.text += '('
    for (const [at, chunk] of chunks.entries()) {
      if (at > 0) to.text += ', '
      write(chunk, to)
    }
    to.text += ')'
  }

  function writeMapped({ value, encoder }: Param, to: Writing): void {
    const mapped = value === null ? null : encoder.mapToDriverValue(value)
    if (is(mapped, SQL)) write(mapped, to)
    else writeParam(mapped, to)
  }

  function writeParam(value: unknown, to: Writing): void {
    to.text += escapeParam(to.paramStartIndex.value++, value)
    to.params.push(value)
  }

  function writeByDrizzle(chunk: SQLChunk, to: Writing): void {
    const { sql, params } = new SQL([chunk]).toQuery({ ...config, paramStartIndex: to.paramStartIndex })
    to.text += sql
    to.params.push(...params)
  }

  function nameOf(tableOrColumn: Table | Column): string {
    const known = names.get(tableOrColumn)
    if (known !== undefined) return known
    const made = new SQL([tableOrColumn]).toQuery(config).sql
    names.set(tableOrColumn, made)
    return made
  }

  function kindOf(chunk: SQLChunk): Kind {
    if (chunk === undefined) return 'nothing'
    if (Array.isArray(chunk)) return 'list'
    if (chunk === null || (typeof chunk !== 'object' && typeof chunk !== 'function')) return 'value'
    const kind = kinds.get(chunk.constructor) ?? findKind(chunk)
    kinds.set(chunk.constructor, kind)
    return needsDrizzle(kind, chunk) ? 'other' : kind
  }
}

function findKind(chunk: object): Kind {
  if (is(chunk, StringChunk)) return 'text'
  if (is(chunk, Name)) return 'name'
  if (is(chunk, SQL)) return 'statement'
  if (is(chunk, Table) || is(chunk, Column)) return 'tableOrColumn'
  return is(chunk, Param) ? 'param' : 'other'
}

/** Whether Drizzle writes this one of its class: a statement with inlined values, or a parameter that is a placeholder. */
function needsDrizzle(kind: Kind, chunk: object): boolean {
  if (kind === 'statement') return (chunk as Inlining).shouldInlineParams === true
  return kind === 'param' && is((chunk as Param).value, Placeholder)
}
