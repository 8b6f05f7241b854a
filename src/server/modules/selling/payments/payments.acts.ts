import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const paymentsActs = {
  'settings.keys': ['settings', 'connected an account of a payment provider'],
  'settings.keysMode': ['settings', 'switched a payment provider between test and live'],
  'settings.keysRemove': ['settings', 'removed an account of a payment provider'],
} as const satisfies ActTexts
