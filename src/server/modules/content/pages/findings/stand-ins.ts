import { bareSite } from '../../../../../sections/define/sample.ts'
import { sections } from '../../../../../sections/registry.ts'
import { presetDocument, presetNames } from '../presets.ts'

let known = false

/** Builds every sample and preset once in this process, which registers their stand-ins. */
export function knowStandIns(): void {
  if (known) return
  for (const { sample } of sections) sample(bareSite)
  for (const name of presetNames) presetDocument(name, bareSite)
  known = true
}
