import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { leaveTo } from '../../client/leave.ts'
import { begin, readBeginning } from '../../server/modules/over/beginning/beginning.contract.ts'
import { type Beginning, beginningBody, type StarterChoice } from '../../shared/sites/beginning.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { NameAndAddress } from './name-and-address.tsx'
import { StarterCards } from './starter-cards.tsx'
import { StarterFrame } from './starter-frame.tsx'

/** Setup of a new site: name, address, and a starter with a preview (S92). */
export function BeginScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['beginning'],
    queryFn: async () => (await call(readBeginning)).data,
  })
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data) return <ScreenSkeleton />
  return <main id="screen">{data.isOpen ? <BeginForm beginning={data} /> : <HasBegun />}</main>
}

function HasBegun() {
  return (
    <Screen
      measure="narrow"
      title="Your site has begun"
      note="Its pages have already been edited, so its starter can’t be changed."
    >
      <Link to="/dashboard" className={buttonClass()}>
        Go to the dashboard
      </Link>
    </Screen>
  )
}

function BeginForm({ beginning: { name, key, suffix } }: { beginning: Beginning }) {
  const [starter, setStarter] = useState<StarterChoice>('shop')
  const form = useCheckedForm({
    schema: beginningBody,
    values: { name, key },
    send: async (typed) => leaveTo((await call(begin, { body: typed })).data.href),
  })
  return (
    <Screen title="How will your site begin?" note="You can change everything later, while you see the result.">
      <form
        noValidate
        onSubmit={form.submit}
        className="grid gap-x-10 gap-y-7 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
      >
        <div className="grid content-start gap-7">
          {form.fault && <Notice kind="danger">{form.fault}</Notice>}
          <NameAndAddress form={form} own={key} suffix={suffix} />
          <StarterCards field={form.field('starter')} chosen={starter} onChoose={setStarter} />
          <a
            href={`/admin/starters/${starter}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 xl:hidden"
          >
            See it large
          </a>
          <Button type="submit" busy={form.busy} className="justify-self-start">
            Begin with this
          </Button>
        </div>
        <StarterFrame name={starter} className="sticky top-5 h-[calc(100dvh-9rem)] max-xl:hidden" scrolls />
      </form>
    </Screen>
  )
}
