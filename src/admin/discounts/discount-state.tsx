import type { DiscountState } from '../../shared/selling/pricing/discounts-admin.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

export const discountStateWords: Record<DiscountState, { title: string; tone: BadgeTone }> = {
  ACTIVE: { title: 'Active', tone: 'good' },
  SCHEDULED: { title: 'Scheduled', tone: 'info' },
  ENDED: { title: 'Ended', tone: 'plain' },
  OFF: { title: 'Off', tone: 'plain' },
}

export function StateBadge({ state }: { state: DiscountState }) {
  const { title, tone } = discountStateWords[state]
  return <Badge tone={tone}>{title}</Badge>
}
