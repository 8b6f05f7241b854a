import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { settleMail } from '../../server/modules/over/campaigns/campaigns.contract.ts'
import type { Campaign, CampaignFault } from '../../shared/content/campaigns-admin.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Part } from '../ui/screen.tsx'
import { useFaults, useStored } from './calls.ts'

/** Mails that were not plainly sent: refused ones with the server's words, and those that a person has to look into. */
export function CampaignFaults({ campaign }: { campaign: Campaign }) {
  const { data, error, refetch } = useFaults(campaign)
  if (error && !data) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data || data.data.length === 0) return null
  return (
    <Part
      title="Delivery unknown"
      note="Sending was interrupted, so we can’t tell if these mails were sent. Look for the addresses in your mail server’s log."
    >
      <ul className="border-t border-line">
        {data.data.map((fault) => (
          <li key={fault.subscriberId} className="border-b border-line py-3">
            <Fault campaign={campaign} fault={fault} />
          </li>
        ))}
      </ul>
      {data.total > data.data.length && (
        <p className="mt-3 text-ink-soft">{`The first ${data.data.length} of ${data.total.toLocaleString('en-IN')}.`}</p>
      )}
    </Part>
  )
}

function Fault({
  campaign,
  fault: { email, state, answer, subscriberId },
}: {
  campaign: Campaign
  fault: CampaignFault
}) {
  const [busy, setBusy] = useState(false)
  const stored = useStored()
  const settle = async (sent: boolean) => {
    setBusy(true)
    try {
      const { data } = await call(settleMail, { params: { id: campaign._id, subscriberId }, body: { sent } })
      await stored(data)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {state === 'REFUSED' ? `Refused: ${answer}` : 'May have been sent'}
        </p>
      </div>
      {state === 'UNCERTAIN' && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" disabled={busy} onClick={() => void settle(true)}>
            It was sent
          </Button>
          {campaign.state !== 'CANCELLED' && (
            <Button look="secondary" disabled={busy} onClick={() => void settle(false)}>
              Send it again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
