import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { acceptOwnership, endOffer, listOffers } from '../../server/modules/people/staff/staff.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { Button } from '../../ui/button.tsx'
import { useMe, useSite } from '../ui/me.ts'

/** Ownership offers to and from the signed-in user; empty if there are none. */
export function OwnershipOffered() {
  const { data: me } = useMe()
  const { data } = useQuery({ queryKey: ['staff', 'offers'], queryFn: async () => (await call(listOffers)).data })
  if (!data || !me) return null
  return data.map(({ from, to }) => (
    <section key={from._id} aria-label="Ownership" className="mb-6 rounded-[10px] border border-line p-4">
      {to._id === me._id ? <Offered from={from} /> : <Offering from={from} to={to} />}
    </section>
  ))
}

type Named = { _id: string; name: string }

function Offered({ from }: { from: Named }) {
  const site = useSite()?.name
  const { busy, act } = useAct()
  const params = { from: from._id }
  return (
    <>
      <p className="font-semibold">
        {isolated(from.name)} offers you the ownership of {site}.
      </p>
      <p className="mt-1 text-ink-soft">An owner may do everything, and answers for the site.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" busy={busy} onClick={() => act(() => call(endOffer, { params }), 'Declined')}>
          Decline
        </Button>
        <Button busy={busy} onClick={() => act(() => call(acceptOwnership, { params }), 'You are an owner now')}>
          Accept
        </Button>
      </div>
    </>
  )
}

function Offering({ from, to }: { from: Named; to: Named }) {
  const { busy, act } = useAct()
  const params = { from: from._id }
  return (
    <>
      <p>{isolated(to.name)} has yet to accept the ownership that you have offered.</p>
      <Button
        look="secondary"
        className="mt-3"
        busy={busy}
        onClick={() => act(() => call(endOffer, { params }), 'Offer taken back')}
      >
        Take it back
      </Button>
    </>
  )
}

/** Refetches everything afterwards, because the user's role may have changed. */
function useAct() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    work()
      .then(() => queries.invalidateQueries())
      .then(() => toast.success(done))
      .catch((error) => toast.error(messageOf(error)))
      .finally(() => setBusy(false))
  }
  return { busy, act }
}
