import { bareSite } from '../../../../../sections/define/sample.ts'
import { sections } from '../../../../../sections/registry.ts'
import { presetDocument, presetNames } from '../presets.ts'

let known = false

/** Has every sample and preset made once in this process, so that its stand-ins are known wherever they were begun. */
export function knowStandIns(): void {
  if (known) return
  for (const { sample } of sections) sample(bareSite)
  for (const name of presetNames) presetDocument(name, bareSite)
  known = true
}
