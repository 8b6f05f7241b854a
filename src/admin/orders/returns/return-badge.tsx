import { type ReturnState, returnStates } from '../../../shared/selling/orders/return-states.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<ReturnState, BadgeTone> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  PICKED_UP: 'info',
  RECEIVED: 'danger',
  CLOSED: 'plain',
  REFUSED: 'plain',
  WITHDRAWN: 'plain',
}

export function ReturnBadge({ state }: { state: ReturnState }) {
  return <Badge tone={tones[state]}>{returnStates[state]}</Badge>
}
