import { type AnyColumn, and, between, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Filter, ListQuery, Operator } from '../../shared/api/list-query.ts'
import type { RefusalCode } from '../../shared/api/refusals.ts'
import { isUuid } from '../../shared/uuid.ts'
import { isDated } from '../../shared/zoned-time.ts'
import { isWithin, type Order } from './lists.ts'
import { type Refusal, refusal } from './refusal.ts'
import { withFreshPlan } from './statements.ts'

/** `amount`: bigint of minor units; `integer`: four bytes. Values out of range are refused. */
type FieldType = 'text' | 'amount' | 'integer' | 'boolean' | 'uuid' | 'instant'
type Value = string | number | boolean | Date

/**
 * A field that callers may filter by. A column supports every operator of its type, unless `operators` restricts them; a
 * relation states what `anyOf` means and supports the four equality operators.
 */
export type ListField =
  | { type: FieldType; column: AnyColumn; operators?: readonly Operator[] }
  | { type: FieldType; anyOf: (values: string[]) => SQL }

export type ListFields = Record<string, ListField>

const equality: readonly Operator[] = ['EQUALS', 'NOT_EQUALS', 'IN', 'NOT_IN']
const range: readonly Operator[] = ['GREATER_THAN', 'LESS_THAN', 'BETWEEN']

const operatorsOf: Record<FieldType, readonly Operator[]> = {
  text: [...equality, 'CONTAINS'],
  amount: [...equality, ...range],
  integer: [...equality, ...range],
  instant: [...equality, ...range],
  uuid: equality,
  boolean: ['EQUALS', 'NOT_EQUALS'],
}

/**
 * The condition of a list call's filters (C60), all of which must match.
 * @throws Refusal `list.field`, `list.operator` or `list.value`, with the field as `filters.{name}`
 */
export function listConditions(fields: ListFields, filters: ListQuery['filters']): SQL | undefined {
  const conditions = Object.entries(filters).flatMap(([name, all]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) throw unknownField(`filters.${name}`, Object.keys(fields))
    return all.map((filter) => condition(`filters.${name}`, field, filter))
  })
  return and(...conditions)
}

/** @throws Refusal `list.field` if the list cannot be sorted by that field */
export function listSort<Name extends string>(
  known: readonly Name[],
  sort: ListQuery['sort'],
): { field: Name; order: Order } | undefined {
  if (!sort) return undefined
  const field = known.find((name) => name === sort.field)
  if (!field) throw unknownField(`sort.${sort.field}`, known)
  return { field, order: sort.order }
}

/**
 * For a list that has no fields to filter or sort by (C60).
 * @throws Refusal `list.field` that names the first one asked for
 */
export function refuseFields({ filters, sort }: Pick<ListQuery, 'filters' | 'sort'>): void {
  listConditions({}, filters)
  listSort([], sort)
}

function unknownField(field: string, known: readonly string[]): Refusal {
  return refusal('list.field', { field, known: known.join(', ') || 'none' })
}

function condition(name: string, field: ListField, { operator, value }: Filter): SQL {
  const refuse = (code: RefusalCode) => refusal(code, { field: name, operator })
  const allowed = 'anyOf' in field ? equality : (field.operators ?? operatorsOf[field.type])
  if (!allowed.includes(operator)) throw refuse('list.operator')
  const values = (Array.isArray(value) ? value : [value]).map((one) => readers[field.type](one))
  const counts = { BETWEEN: 2, IN: values.length, NOT_IN: values.length } as Partial<Record<Operator, number>>
  const known = values.filter((one) => one !== undefined)
  if (known.length !== (counts[operator] ?? 1) || known.length !== values.length) throw refuse('list.value')
  if (operator.startsWith('NOT_')) return sql`not coalesce(${holds(field, operator, known)}, false)`
  return holds(field, operator, known)
}

/** The condition without negation. */
function holds(field: ListField, operator: Operator, values: Value[]): SQL {
  if (values.length === 0) return sql`false`
  if ('anyOf' in field) return field.anyOf(values.map(String))
  const { column } = field
  const [first, second] = values
  if (operator === 'CONTAINS') return isWithin(column, String(first))
  if (operator === 'GREATER_THAN') return withFreshPlan(gt(column, first))
  if (operator === 'LESS_THAN') return withFreshPlan(lt(column, first))
  if (operator === 'BETWEEN') return withFreshPlan(between(column, first, second))
  return values.length === 1 ? eq(column, first) : inArray(column, values)
}

const isTruth = (text: string) => text === 'true' || text === 'false'

/** Converts a value to its field's type; undefined if it does not fit. Numbers may be strings. */
const readers: Record<FieldType, (value: string | number | boolean) => Value | undefined> = {
  text: (value) => String(value),
  amount: (value) => wholeNumber(value, Number.MAX_SAFE_INTEGER),
  integer: (value) => wholeNumber(value, 2_147_483_647),
  boolean: (value) => (isTruth(String(value)) ? String(value) === 'true' : undefined),
  uuid: (value) => (isUuid(String(value)) ? String(value) : undefined),
  instant(value) {
    const instant = typeof value === 'boolean' ? undefined : new Date(value)
    return instant && isDated(instant) ? instant : undefined
  },
}

function wholeNumber(value: string | number | boolean, most: number): number | undefined {
  if (typeof value === 'boolean' || value === '') return undefined
  const number = Number(value)
  return Number.isInteger(number) && Math.abs(number) <= most ? number : undefined
}
