import { and, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { alias, integer, PgDialect, pgSchema, pgTable, QueryBuilder, text, timestamp } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { dialect } from './dialect.ts'

const lamps = pgTable('lamps', { id: integer().notNull(), shownName: text(), makerId: integer(), madeAt: timestamp() })
const makers = pgTable('makers', { id: integer().notNull(), shownName: text('name') })
const jobs = pgSchema('work').table('jobs', { lampId: integer() })
const others = alias(lamps, 'others')

const builders = [dialect, new PgDialect({ casing: 'snake_case' })].map((dialect) => new QueryBuilder(dialect))

test.each([
  ['all columns of a table', (from: QueryBuilder) => from.select().from(lamps)],
  [
    'columns of joined tables',
    (from: QueryBuilder) => from.select().from(lamps).leftJoin(makers, eq(makers.id, lamps.makerId)),
  ],
  [
    'an alias of the same table',
    (from: QueryBuilder) =>
      from
        .select({ name: lamps.shownName, other: others.shownName, lamp: lamps })
        .from(lamps)
        .innerJoin(others, eq(others.makerId, lamps.makerId)),
  ],
  [
    'expressions with values among the columns',
    (from: QueryBuilder) =>
      from
        .select({
          first: sql<number>`${lamps.id} + ${7}`,
          name: lamps.shownName,
          ...{ more: sql<string>`upper(${lamps.shownName}) || ${'!'}`.as('more'), id: lamps.id },
        })
        .from(lamps)
        .where(eq(lamps.id, 3)),
  ],
  [
    'a subquery',
    (from: QueryBuilder) => {
      const named = from
        .select({ maker: makers.id, name: makers.shownName, size: sql<number>`${4}`.as('size') })
        .from(makers)
        .as('named')
      return from
        .select({ id: lamps.id, name: named.name, size: named.size })
        .from(lamps)
        .innerJoin(named, eq(named.maker, lamps.makerId))
    },
  ],
  [
    'lists, nothing, values of every type, and values with a text of their own',
    (from: QueryBuilder) =>
      from
        .select({
          at: sql`${new Date(0)}`,
          none: sql`${null}`,
          bytes: sql`${Buffer.from('a')}`,
          things: sql`${{ a: 1 }}`,
        })
        .from(lamps)
        .where(
          and(
            inArray(lamps.id, [1, 2, 3]),
            undefined,
            isNull(lamps.shownName),
            sql`${sql.identifier('a"b')} = any(${sql.param([4, 5])}) and ${[6, sql`7`]} is ${sql`${8}`.inlineParams()}`,
            eq(lamps.shownName, sql.placeholder('name')),
            eq(lamps.madeAt, new Date(0)),
          ),
        )
        .orderBy(desc(lamps.id), sql`${makers}.${sql.raw('id')}`)
        .limit(9),
  ],
  [
    'a table that is created by the statement, and one in another schema',
    (from: QueryBuilder) => {
      const few = from.$with('few').as(from.select({ id: lamps.id }).from(lamps).limit(2))
      return from.with(few).select().from(few).innerJoin(jobs, eq(jobs.lampId, few.id)).where(exists(few))
    },
  ],
  [
    'two statements in one',
    (from: QueryBuilder) =>
      from
        .select({ id: lamps.id })
        .from(lamps)
        .union(from.select({ id: makers.id }).from(makers).limit(1)),
  ],
])('a statement reads as Drizzle writes it, on its second time too: %s', (_, build) => {
  const [quick, own] = builders.map((builder) => build(builder).toSQL())
  expect(quick).toEqual(own)
  expect(builders[0] && build(builders[0]).toSQL()).toEqual(own)
})
