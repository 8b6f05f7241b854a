import type { Act } from '../../../../shared/running/acts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { changesOf } from './changes.ts'
import { record } from './record.ts'

type Done = { act: Act; thingId: string; label: string /** Details to record. */; said: object }

/** Audits an act on a site that came from elsewhere, such as the operator. A site's own calls are audited by their contract. */
export async function recordAct(ctx: Ctx, { said, ...done }: Done): Promise<void> {
  await record(ctx, { ...done, changes: changesOf({}, said) })
}
