import { type Refusal, refusal } from '../../../../platform/refusal.ts'

/** @param why such as "it has more than 100 patterns" */
export function tooElaborate(why: string): Refusal {
  return refusal('media.drawing', { field: 'file', why })
}

/** @param things such as "patterns" */
export function moreThan(count: number, things: string): Refusal {
  return tooElaborate(`it has more than ${count.toLocaleString('en')} ${things}`)
}
