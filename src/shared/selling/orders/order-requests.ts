/** Requests of customers about their own orders, in words. */

/** Reasons to cancel, as the customer gives them. Their keys are stored (B228), so a key never changes. */
export const cancelReasons = {
  notNeeded: 'I no longer need it.',
  orderedByMistake: 'I ordered it by mistake.',
  arrivesTooLate: 'It would arrive too late.',
  betterPrice: 'I found a better price.',
  wrongAddress: 'The address is wrong.',
  otherReason: 'Another reason.',
} as const

/** Reasons to return. */
export const returnReasons = {
  doesNotFit: 'It does not fit.',
  damaged: 'It is damaged or does not work.',
  wrongItem: 'It is not what I ordered.',
  notAsShown: 'It differs from its pictures or description.',
  notWanted: 'I do not want to keep it.',
  otherReason: cancelReasons.otherReason,
} as const

export const requestReasons = { cancel: cancelReasons, return: returnReasons }

export type RequestKind = keyof typeof requestReasons
export type RequestReason = keyof typeof cancelReasons | keyof typeof returnReasons

/** Steps open to the customer: `cancel` takes effect at once, the others are requests that the shop decides. */
export const customerActions = ['cancel', 'requestCancel', 'requestReturn'] as const

export type CustomerAction = (typeof customerActions)[number]

/** Whether its customer may withdraw a request: until the shop has decided, and not one that the shop noted for them (B345). */
export const isWithdrawable = ({ approved, byStaff }: { approved: string | null; byStaff?: boolean | undefined }) =>
  approved === null && !byStaff

/** Longest note of a request, characters. */
export const longestRequestNote = 500

/** The reason in English, its key in the catalogue of words; undefined without one. */
export function reasonText(reason: RequestReason | null): string | undefined {
  const texts: Record<RequestReason, string> = { ...cancelReasons, ...returnReasons }
  return reason === null ? undefined : texts[reason]
}

type ReasonOf<Kind extends RequestKind> = keyof (typeof requestReasons)[Kind]

/** The key as a reason of the kind; undefined if it is none. */
export function reasonOf<Kind extends RequestKind>(kind: Kind, key: string): ReasonOf<Kind> | undefined {
  const isOwn = (text: string): text is ReasonOf<Kind> & string => Object.hasOwn(requestReasons[kind], text)
  return isOwn(key) ? key : undefined
}
