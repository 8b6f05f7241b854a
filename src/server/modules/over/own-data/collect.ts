import type { Ctx } from '../../../platform/context.ts'
import type { DataSubject, Personal, PersonalCopy, PersonalTable } from '../../module.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { readOwnEmail } from '../../people/own-email/index.ts'

/** Collects the signed-in user's data from all modules, in their order. */
export async function collectOwnData(ctx: Ctx, personal: Personal[]): Promise<Required<PersonalCopy>> {
  const { email, isProven } = await readOwnEmail(ctx)
  const person: DataSubject = { id: signedInUser(ctx).id, email, provenEmail: isProven ? email : undefined }
  const copies = await Promise.all(personal.flatMap(({ copy }) => copy?.(ctx, person) ?? []))
  return {
    data: joined(copies.map(({ data }) => data)),
    page() {
      const pages = copies.map(({ page }) => page())
      return {
        profile: pages.flatMap(({ profile = [] }) => profile),
        tables: joinedTables(pages.flatMap(({ tables = [] }) => tables)),
      }
    },
    files: copies.flatMap(({ files = [] }) => files),
  }
}

function joined(parts: PersonalCopy['data'][]): PersonalCopy['data'] {
  const all = new Map<string, unknown>()
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = all.get(name)
    all.set(name, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value)
  }
  return Object.fromEntries(all)
}

function joinedTables(tables: PersonalTable[]): PersonalTable[] {
  return [...Map.groupBy(tables, ({ title }) => title).values()].map(([first, ...others]) => ({
    ...(first ?? { title: '', head: [] }),
    rows: [...(first?.rows ?? []), ...others.flatMap(({ rows }) => rows)],
  }))
}
