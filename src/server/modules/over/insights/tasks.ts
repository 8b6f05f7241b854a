import { can } from '../../../../shared/people/permissions.ts'
import type { TaskCount } from '../../../../shared/running/dashboard.ts'
import { taskKinds } from '../../../../shared/running/tasks.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { TaskCounter } from '../../module.ts'
import { signedInUser } from '../../people/identity/index.ts'

/** Like `listTasks`, without those that are too costly to count on every screen. */
export function listArrived(ctx: Ctx, tasks: TaskCounter[]): Promise<TaskCount[]> {
  return listTasks(
    ctx,
    tasks.filter(({ isCostly }) => !isCostly),
  )
}

/** Open tasks for the signed-in user's permissions, by kind. Zero counts are omitted. */
export async function listTasks(ctx: Ctx, tasks: TaskCounter[]): Promise<TaskCount[]> {
  const person = signedInUser(ctx)
  const mine = tasks.filter(({ permission }) => can(person, permission))
  const found = (await Promise.all(mine.map(({ count }) => count(ctx)))).flat().filter(({ count }) => count > 0)
  return found.toSorted((one, other) => taskKinds.indexOf(one.kind) - taskKinds.indexOf(other.kind))
}
