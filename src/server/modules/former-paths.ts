import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../platform/any-of.ts'
import type { Ctx } from '../platform/context.ts'
import { inSite, onSite } from '../platform/table.ts'

type Table = PgTable & { siteId: PgColumn }

type Tables<Key extends string> = {
  things: Table & { id: PgColumn }
  /** The current path, a column of `things`. */
  path: PgColumn
  /** A row for each former path. A thing that visitors see at such a path comes before it. */
  former: Table & { path: PgColumn } & Record<Key, PgColumn>
  /** The column of `former` that holds the thing's id. */
  thing: Key
  /** Things that visitors see; all without it. */
  shown?: SQL | undefined
}

/** Redirects from former paths of things to their current ones. */
export function formerPaths<Key extends string>({ things, path: current, former: given, thing, shown }: Tables<Key>) {
  const former: Table & { path: PgColumn } = given
  const ofThing: PgColumn = given[thing]
  const joined = onSite(former, things, eq(things.id, ofThing))

  /** Removes redirects from paths that things take now. Call in the transaction that sets the paths. */
  async function claim(ctx: Ctx, paths: string[]): Promise<void> {
    if (paths.length > 0) await ctx.db.delete(former).where(inSite(ctx, former, anyOf(former.path, paths)))
  }

  /** Redirects a path that visitors knew to its thing, also if it was another's. */
  async function leadOn(ctx: Ctx, id: string, path: string): Promise<void> {
    const set = { [thing]: id }
    const row = { path, ...set }
    await ctx.db
      .insert(former)
      .values(row)
      .onConflictDoUpdate({ target: [former.siteId, former.path], set })
  }

  /** Former paths of things. */
  async function of(ctx: Ctx, ids: string[]): Promise<string[]> {
    const rows = await ctx.db
      .select({ path: former.path })
      .from(former)
      .where(inSite(ctx, former, inArray(ofThing, ids)))
    return rows.map(({ path }) => String(path))
  }

  return {
    claim,
    leadOn,
    of,

    /** Call in the transaction that gives a thing its path; `before`, its path until then, becomes a redirect. */
    async keep(ctx: Ctx, id: string, path: string, before?: string): Promise<void> {
      await claim(ctx, [path])
      if (before !== undefined && before !== path) await leadOn(ctx, id, before)
    },

    /** Like `keep`, for a thing that visitors do not see: it takes no path from the redirects of others. */
    async keepUnseen(ctx: Ctx, id: string, path: string, before?: string): Promise<void> {
      if (before === undefined || before === path) return
      const row = { path: before, [thing]: id }
      await ctx.db.insert(former).values(row).onConflictDoNothing()
    },

    /** Id and current path of the thing that used to have this path. */
    async moved(ctx: Ctx, path: string): Promise<{ id: string; path: string } | undefined> {
      const [found] = await ctx.db
        .select({ id: things.id, path: current })
        .from(former)
        .innerJoin(things, joined)
        .where(inSite(ctx, former, shown, eq(former.path, path)))
      return found && { id: String(found.id), path: String(found.path) }
    },

    /** Those of the paths that a thing has or used to have. */
    async present(ctx: Ctx, paths: string[]): Promise<Set<string>> {
      const here = ctx.db
        .select({ path: current })
        .from(things)
        .where(inSite(ctx, things, shown, inArray(current, paths)))
      const before = ctx.db
        .select({ path: former.path })
        .from(former)
        .innerJoin(things, joined)
        .where(inSite(ctx, former, shown, inArray(former.path, paths)))
      return new Set((await here.union(before)).map(({ path }) => String(path)))
    },

    /** Current and former paths of things. */
    async all(ctx: Ctx, ids: string[]): Promise<string[]> {
      const here = ctx.db
        .select({ path: current })
        .from(things)
        .where(inSite(ctx, things, inArray(things.id, ids)))
      const [now, before] = await Promise.all([here, of(ctx, ids)])
      return [...now.map(({ path }) => String(path)), ...before]
    },
  }
}
