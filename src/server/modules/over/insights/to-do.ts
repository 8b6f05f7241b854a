import { can } from '../../../../shared/people/permissions.ts'
import { type ToDo, toDoKinds } from '../../../../shared/running/dashboard.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Waiting } from '../../module.ts'
import { signedInUser } from '../../people/identity/index.ts'

/** Like `listToDo`, without tasks that are too costly to count on every screen. */
export function listArrived(ctx: Ctx, waiting: Waiting[]): Promise<ToDo[]> {
  return listToDo(
    ctx,
    waiting.filter(({ isCostly }) => !isCostly),
  )
}

/** Open tasks for the signed-in user's permissions, by kind. Zero counts are omitted. */
export async function listToDo(ctx: Ctx, waiting: Waiting[]): Promise<ToDo[]> {
  const person = signedInUser(ctx)
  const mine = waiting.filter(({ permission }) => can(person, permission))
  const found = (await Promise.all(mine.map(({ count }) => count(ctx)))).flat().filter(({ count }) => count > 0)
  return found.toSorted((one, other) => toDoKinds.indexOf(one.kind) - toDoKinds.indexOf(other.kind))
}
