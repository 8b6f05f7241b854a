import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const invoicesActs = {
  'order.gstr1': ['order', 'downloaded a file of GSTR-1'],
} as const satisfies ActTexts
