import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const settlementsThings = {
  settlement: 'Settlement',
} as const satisfies ThingNames

export const settlementsActs = {
  'settlement.ask': ['settlement', 'compared a settled payment anew'],
  'settlement.close': ['settlement', 'closed a line of a settlement'],
  'settlement.keep': ['settlement', 'kept a settlement report'],
} as const satisfies ActTexts
