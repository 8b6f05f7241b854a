import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { moveCampaign } from '../../server/modules/over/campaigns/campaigns.contract.ts'
import { type Campaign, type CampaignAct, campaignMoves } from '../../shared/content/campaigns-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useZone } from '../ui/me.ts'
import { Part, Screen } from '../ui/screen.tsx'
import { useStored } from './calls.ts'
import { back } from './campaign-back.ts'
import { CampaignFaults } from './campaign-faults.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignState } from './campaign-state.tsx'

/** A campaign that was scheduled or sent: what became of its mails, and what can still be done. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { subject, state, scheduled, started, mails } = campaign
  const zone = useZone()
  return (
    <Screen title={subject} badge={<CampaignState state={state} />} back={back} actions={<Moves campaign={campaign} />}>
      <div className="grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">
          <Part title="Its mails" note={timeNote({ scheduled, started }, zone)}>
            {state === 'SCHEDULED' ? (
              <p>It goes to everyone subscribed when sending starts.</p>
            ) : (
              <>
                <Bar mails={mails} />
                <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
                  {figures.map(({ name, title }) => (
                    <div key={name}>
                      <dt className="text-sm text-ink-soft">{title}</dt>
                      <dd className="text-2xl font-semibold tabular-nums">{mails[name].toLocaleString('en-IN')}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </Part>
          <CampaignFaults campaign={campaign} />
        </div>
        <CampaignPreview values={campaign} />
      </div>
    </Screen>
  )
}

const figures = [
  { name: 'sent', title: 'Sent' },
  { name: 'waiting', title: 'Waiting' },
  { name: 'refused', title: 'Refused by the mail server' },
  { name: 'uncertain', title: 'May have been sent' },
  { name: 'leftOut', title: 'Unsubscribed before sending' },
] as const

function timeNote({ scheduled, started }: Pick<Campaign, 'scheduled' | 'started'>, zone: string): string | undefined {
  if (started) return `Sending began on ${longTime(started, zone)}.`
  return scheduled ? `Sending begins on ${longTime(scheduled, zone)}.` : undefined
}

function Bar({ mails: { waiting, uncertain, sent, refused, leftOut } }: { mails: Campaign['mails'] }) {
  const all = waiting + uncertain + sent + refused + leftOut
  const done = all - waiting
  return <progress aria-label="Progress" value={done} max={Math.max(all, 1)} className="h-2 w-full accent-accent" />
}

const titles: Record<CampaignAct, string> = {
  schedule: 'Send…',
  unschedule: 'Back to draft',
  pause: 'Pause',
  resume: 'Go on sending',
  cancel: 'End it',
}

function Moves({ campaign: { _id: id, state, subject } }: { campaign: Campaign }) {
  const [busy, setBusy] = useState<CampaignAct>()
  const [asks, setAsks] = useState(false)
  const stored = useStored()
  const move = async (act: CampaignAct) => {
    const { data } = await call(moveCampaign, { params: { id }, body: { act } })
    await stored(data)
  }
  const press = async (act: CampaignAct) => {
    setBusy(act)
    try {
      await move(act)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  const may = (act: CampaignAct) => campaignMoves[act].from.includes(state)
  return (
    <>
      {may('cancel') && (
        <Button look="secondary" disabled={busy !== undefined} onClick={() => setAsks(true)}>
          {titles.cancel}
        </Button>
      )}
      {(['unschedule', 'pause', 'resume'] as const).filter(may).map((act) => (
        <Button
          key={act}
          look={act === 'resume' ? 'primary' : 'secondary'}
          busy={busy === act}
          disabled={busy !== undefined && busy !== act}
          onClick={() => void press(act)}
        >
          {titles[act]}
        </Button>
      ))}
      {asks && (
        <Confirm
          title={`End “${subject}”?`}
          act="End campaign"
          run={() => move('cancel')}
          onClose={() => setAsks(false)}
        >
          <p>Remaining subscribers won’t receive it. This can’t be undone.</p>
        </Confirm>
      )}
    </>
  )
}
