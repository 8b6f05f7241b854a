import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { copyText } from '../../client/copy-text.ts'
import { readOpening } from '../../server/modules/sites/opening/opening.contract.ts'
import type { Opening } from '../../shared/sites/opening.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useSamples } from '../ui/sample-badge.tsx'
import { Part } from '../ui/screen.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { RemoveSamples } from './remove-samples.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { openingKey, useOpening } from './use-opening.ts'

/** Whether visitors see the site, and the link that shows it to others before they do. */
export function OpeningScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: openingKey,
    queryFn: async () => (await call(readOpening)).data,
  })
  return (
    <SettingsFrame here="/settings/opening">
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading text="Loading">
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {data && (
        <Changeable>
          <State closed={data.closed} />
          {data.closed && <PreviewLink url={data.closed.preview} />}
          <Samples />
        </Changeable>
      )}
    </SettingsFrame>
  )
}

function State({ closed }: Pick<Opening, 'closed'>) {
  const { close } = useOpening()
  const [asking, setAsking] = useState<'open' | 'close'>()
  const onClose = () => setAsking(undefined)
  if (closed) {
    return (
      <Part
        title={closed.wasOpen ? 'The site is closed' : 'The site is not open yet'}
        note="Visitors see a page with its name and a field to subscribe to the newsletter. Search engines are kept out, and nothing can be ordered."
      >
        <Button onClick={() => setAsking('open')}>Open the site</Button>
        {asking === 'open' && <OpenDialog onClose={onClose} />}
      </Part>
    )
  }
  return (
    <Part title="The site is open" note="Visitors and search engines see its published pages, and customers can order.">
      <Button look="secondary" onClick={() => setAsking('close')}>
        Close the site
      </Button>
      {asking === 'close' && (
        <Confirm title="Close the site?" act="Close the site" run={close} onClose={onClose}>
          <p>
            Visitors no longer see its pages, and nothing can be ordered until you open it again. Customers keep their
            account and their orders.
          </p>
        </Confirm>
      )}
    </Part>
  )
}

function PreviewLink({ url }: { url: string }) {
  const { renewLink } = useOpening()
  const [asking, setAsking] = useState(false)
  const copy = () => copyText(url, 'Link copied', 'The link could not be copied. Copy it yourself.')
  return (
    <Part title="Preview link" note="Anyone who has it sees the whole site, without signing in.">
      <div className="grid max-w-xl gap-4">
        <TextField label="Link" value={url} readOnly />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button look="secondary" onClick={() => setAsking(true)}>
            Make a new link
          </Button>
        </div>
      </div>
      {asking && (
        <Confirm title="Make a new link?" act="Make a new link" run={renewLink} onClose={() => setAsking(false)}>
          <p>The old link stops working.</p>
        </Confirm>
      )}
    </Part>
  )
}

/** Nothing where there are none. */
function Samples() {
  const samples = useSamples()
  const { settings: _, ...things } = samples ?? { settings: [] }
  const count = Object.values(things).reduce((sum, ids) => sum + ids.length, 0)
  if (count === 0) return null
  return (
    <Part
      title="Samples"
      note={`${count} of the starter’s things are as they were. Visitors cannot order them, and search engines are not told of them.`}
    >
      <RemoveSamples />
    </Part>
  )
}
