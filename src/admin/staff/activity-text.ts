import type { ActivityRow } from '../../shared/running/activity.ts'
import { acts } from '../../shared/running/acts.ts'
import { capitalised } from '../../shared/text.ts'

/** `Changed a brand`; what a later version recorded is shown by its name. */
export function actText(act: string): string {
  const text = Object.hasOwn(acts, act) ? acts[act as keyof typeof acts][1] : act
  return capitalised(text)
}

/** Like `actText`, for an entry that may have undone another: `Undid “Changed prices”`. */
export function rowText({ act, undoes }: Pick<ActivityRow, 'act' | 'undoes'>): string {
  return undoes ? `Undid “${actText(undoes.act)}”` : actText(act)
}
