import { eq, sql } from 'drizzle-orm'
import { alias, integer, PgDialect, pgTable, QueryBuilder, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { dialect } from './dialect.ts'

const lamps = pgTable('lamps', { id: integer().notNull(), shownName: text(), makerId: integer() })
const makers = pgTable('makers', { id: integer().notNull(), shownName: text('name') })
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
])('a statement reads as Drizzle writes it, on its second time too: %s', (_, build) => {
  const [quick, own] = builders.map((builder) => build(builder).toSQL())
  expect(quick).toEqual(own)
  expect(builders[0] && build(builders[0]).toSQL()).toEqual(own)
})
