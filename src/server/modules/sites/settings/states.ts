import type { State } from '../../../../shared/running/leaves.ts'
import { settingsBody } from '../../../../shared/sites/settings-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { parsed } from '../../../platform/refusal.ts'
import { lockSite } from '../../ground/directory/index.ts'
import { changeSettings } from './settings.ts'

const { revision: _, ...parts } = settingsBody.shape
const names = Object.keys(parts)

/** Locks the site and reads all settings that staff enter. */
export async function stateOfSettings(ctx: Ctx): Promise<State> {
  const { name, settings } = await lockSite(ctx)
  const whole: State = { ...settings, name }
  return Object.fromEntries(names.map((part) => [part, whole[part]]))
}

/**
 * Writes the named parts of a state to the settings.
 * @throws Refusal those of `changeSettings`
 */
export async function putSettings(ctx: Ctx, state: State, changed: string[]): Promise<void> {
  const { revision } = await lockSite(ctx)
  const body = Object.fromEntries(changed.map((part) => [part, state[part]]))
  await changeSettings(ctx, parsed(settingsBody, { ...body, revision }))
}
