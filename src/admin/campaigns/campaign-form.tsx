import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import {
  addCampaign,
  changeCampaign,
  deleteCampaign,
  testCampaign,
} from '../../server/modules/over/campaigns/campaigns.contract.ts'
import type { Campaign } from '../../shared/content/campaigns-admin.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part, Screen } from '../ui/screen.tsx'
import { isStaleAnswer, StaleNotice } from '../ui/stale.tsx'
import { useStored } from './calls.ts'
import { back } from './campaign-back.ts'
import { CampaignParts } from './campaign-parts.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignSegment } from './campaign-segment.tsx'
import { CampaignState } from './campaign-state.tsx'
import { bodyOf, type CheckedCampaign, campaignForm, emptyCampaign, valuesOf } from './campaign-values.ts'
import { SendCampaign } from './send-campaign.tsx'

type Props = {
  /** The stored draft; a new one without it. */
  campaign?: Campaign
  restart?: () => Promise<void>
}

/** A campaign that is being written: what it says, whom it is for, and how it will look. */
export function CampaignForm({ campaign, restart }: Props) {
  const { save, isStale } = useSaveCampaign(campaign)
  const record = useRecordForm({
    schema: campaignForm,
    values: campaign ? valuesOf(campaign) : emptyCampaign,
    save,
  })
  const { form } = record
  const { errors } = form.formState
  const drawn = useWatch({ control: form.control })
  return (
    <Screen
      title={campaign?.subject ?? 'New campaign'}
      badge={campaign && <CampaignState state={campaign.state} />}
      back={back}
      actions={campaign && <DraftActions campaign={campaign} isDirty={record.dirty} />}
    >
      {isStale && restart && <StaleNotice thing="campaign" restart={restart} />}
      <div className="grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <form onSubmit={(event) => event.preventDefault()} noValidate className="min-w-0">
          <Part title="In the mailbox">
            <div className="grid gap-5">
              <TextField
                label="Subject"
                required
                autoFocus={!campaign}
                maxLength={200}
                error={errors.subject?.message}
                {...form.register('subject')}
              />
              <TextField
                label="Preview line"
                hint="Mail programs show it beside the subject."
                maxLength={200}
                error={errors.preview?.message}
                {...form.register('preview')}
              />
            </div>
          </Part>
          <CampaignParts form={form} />
          <CampaignSegment form={form} />
          <Part title="Pace" note="Mail servers limit how fast you can send. Ask your provider for its limit.">
            <TextField
              label="Mails a minute"
              inputMode="numeric"
              className="max-w-48"
              error={errors.rate?.message}
              {...form.register('rate', { setValueAs: (typed) => (typed === '' ? undefined : Number(typed)) })}
            />
          </Part>
        </form>
        <CampaignPreview values={drawn} />
      </div>
      <SaveBar form={record} name={campaign ? `“${campaign.subject}”` : 'the new campaign'} />
    </Screen>
  )
}

function DraftActions({ campaign, isDirty }: { campaign: Campaign; isDirty: boolean }) {
  const [asks, setAsks] = useState<'send' | 'delete'>()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const stored = useStored()
  const id = campaign._id
  const test = async () => {
    setBusy(true)
    try {
      const { email } = (await call(testCampaign, { params: { id } })).data
      toast.success(`A test mail is on its way to ${email}`)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    await call(deleteCampaign, { params: { id } })
    await stored()
    toast.success('Campaign deleted')
    await navigate({ to: back.to, ignoreBlocker: true })
  }
  const close = () => setAsks(undefined)
  return (
    <>
      <Button look="secondary" onClick={() => setAsks('delete')}>
        Delete
      </Button>
      <Button look="secondary" busy={busy} disabled={isDirty} onClick={() => void test()}>
        Send me a test
      </Button>
      <Button disabled={isDirty} onClick={() => setAsks('send')}>
        Send…
      </Button>
      {asks === 'send' && <SendCampaign campaign={campaign} onClose={close} />}
      {asks === 'delete' && (
        <Confirm title={`Delete “${campaign.subject}”?`} act="Delete campaign" run={remove} onClose={close}>
          <p>It hasn’t been sent. This can’t be undone.</p>
        </Confirm>
      )}
    </>
  )
}

function useSaveCampaign(campaign: Campaign | undefined) {
  const navigate = useNavigate()
  const stored = useStored()
  const [isStale, setStale] = useState(false)
  const save = async (checked: CheckedCampaign) => {
    const body = bodyOf(checked)
    try {
      const { data } = campaign
        ? await call(changeCampaign, { params: { id: campaign._id }, body })
        : await call(addCampaign, { body })
      await stored(data)
      toast.success(campaign ? 'Campaign saved' : 'Campaign added')
      if (!campaign) {
        const to = '/newsletter/campaigns/$id'
        await navigate({ to, params: { id: data._id }, replace: true, ignoreBlocker: true })
      }
      return valuesOf(data)
    } catch (error) {
      setStale(isStaleAnswer(error))
      throw error
    }
  }
  return { save, isStale }
}
