import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const settingsThings = {
  settings: 'Settings',
} as const satisfies ThingNames

export const settingsActs = {
  'settings.change': ['settings', 'changed the settings'],
  'settings.undo': ['settings', 'undid a change of the settings'],
} as const satisfies ActTexts
