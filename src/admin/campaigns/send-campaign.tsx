import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { moveCampaign } from '../../server/modules/over/campaigns/campaigns.contract.ts'
import type { Campaign } from '../../shared/content/campaigns-admin.ts'
import { fromZoned } from '../../shared/zoned-time.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useZone } from '../ui/me.ts'
import { useSegmentCount, useStored } from './calls.ts'
import { recipients } from './campaign-segment.tsx'

/** Asks when, and says to how many, before a campaign goes out. */
export function SendCampaign({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const zone = useZone()
  const [typed, setTyped] = useState('')
  const count = useSegmentCount(campaign.segment)
  const stored = useStored()
  const at = typed ? fromZoned(typed, zone) : undefined
  const run = async () => {
    const body = { act: 'schedule' as const, ...(at ? { at } : {}) }
    const { data } = await call(moveCampaign, { params: { id: campaign._id }, body })
    toast.success(at ? 'Campaign scheduled' : 'Campaign is being sent')
    await stored(data)
  }
  return (
    <Confirm title={`Send “${campaign.subject}”?`} act={at ? 'Schedule' : 'Send now'} run={run} onClose={onClose}>
      <p>{count === undefined ? 'Counting…' : `It goes to ${recipients(count)}.`}</p>
      <TextField
        label="When"
        type="datetime-local"
        hint="Leave it empty to send now."
        className="mt-5"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Confirm>
  )
}
