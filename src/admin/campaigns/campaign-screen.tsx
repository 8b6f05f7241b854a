import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../client/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { useCampaign } from './calls.ts'
import { back } from './campaign-back.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignProgress } from './campaign-progress.tsx'

export function NewCampaignScreen() {
  return (
    <Changeable>
      <CampaignForm />
    </Changeable>
  )
}

export function CampaignScreen() {
  const { id } = useParams({ from: '/newsletter/campaigns/$id' })
  return <StoredCampaign key={id} id={id} />
}

/** Editor for drafts, progress for scheduled and sent campaigns. */
function StoredCampaign({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useCampaign(id)
  const [turn, setTurn] = useState(0)
  // Starts the form again from what is stored now.
  const restart = async () => {
    await refetch()
    setTurn((before) => before + 1)
  }
  if (error && !data) {
    const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
    return (
      <Screen title="Campaign" back={back} measure="narrow">
        {isGone ? (
          <EmptyState heading="Campaign not found" text="The link may be incomplete, or the campaign was deleted." />
        ) : (
          <LoadFault text={error.message} retry={() => void refetch()} />
        )}
      </Screen>
    )
  }
  if (!data || !isFetchedAfterMount) return <ScreenSkeleton />
  return (
    <Changeable>
      {data.state === 'DRAFT' ? (
        <CampaignForm key={turn} campaign={data} restart={restart} />
      ) : (
        <CampaignProgress campaign={data} />
      )}
    </Changeable>
  )
}
