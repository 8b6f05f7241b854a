import type { CampaignState as State } from '../../shared/content/campaigns-admin.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const looks: Record<State, { title: string; tone: BadgeTone }> = {
  DRAFT: { title: 'Draft', tone: 'plain' },
  SCHEDULED: { title: 'Scheduled', tone: 'info' },
  SENDING: { title: 'Being sent', tone: 'info' },
  PAUSED: { title: 'Paused', tone: 'warn' },
  SENT: { title: 'Sent', tone: 'good' },
  CANCELLED: { title: 'Ended early', tone: 'plain' },
}

/** How far a campaign has come. */
export function CampaignState({ state }: { state: State }) {
  return <Badge tone={looks[state].tone}>{looks[state].title}</Badge>
}
