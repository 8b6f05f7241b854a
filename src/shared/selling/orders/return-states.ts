/** States of a return, as texts for users. */
export const returnStates = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  PICKED_UP: 'Picked up',
  RECEIVED: 'Received',
  CLOSED: 'Closed',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
} as const

export type ReturnState = keyof typeof returnStates

/** Allowed moves. A received return is closed once its money is paid back, or its replacement sent. */
export const returnMoves: Record<ReturnState, ReturnState[]> = {
  REQUESTED: ['APPROVED', 'RECEIVED', 'REFUSED', 'WITHDRAWN'],
  APPROVED: ['PICKED_UP', 'RECEIVED', 'REFUSED'],
  PICKED_UP: ['RECEIVED', 'REFUSED'],
  RECEIVED: ['CLOSED'],
  CLOSED: [],
  REFUSED: [],
  WITHDRAWN: [],
}

export const isOpen = (state: ReturnState): boolean => returnMoves[state].includes('RECEIVED')

/** Ways to make up for returned pieces. */
export const returnOutcomes = { REFUND: 'Refund', REPLACEMENT: 'Replacement' } as const

export type ReturnOutcome = keyof typeof returnOutcomes

/** States of a parcel. RETURNED: it came back undelivered. */
export const parcelStates = { SENT: 'On its way', DELIVERED: 'Delivered', RETURNED: 'Came back' } as const

export type ParcelState = keyof typeof parcelStates

export const parcelMoves: Record<ParcelState, ParcelState[]> = {
  SENT: ['DELIVERED', 'RETURNED'],
  DELIVERED: [],
  RETURNED: [],
}

/** Most pictures of a return. */
export const mostReturnPictures = 4
