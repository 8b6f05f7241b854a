import type { Act } from '../../../../shared/running/activity.ts'
import type { Ctx } from '../../../platform/context.ts'
import { changesOf } from './changes.ts'
import { record } from './record.ts'

type Done = { act: Act; thingId: string; label: string /** What is told of it. */; said: object }

/** Adds to the record of a site what was done to it from elsewhere; what a call of its own does is recorded by its contract. */
export async function recordAct(ctx: Ctx, { said, ...done }: Done): Promise<void> {
  await record(ctx, { ...done, changes: changesOf({}, said) })
}
