import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { readOpening } from '../../server/modules/sites/opening/opening.contract.ts'
import type { Finding } from '../../shared/sites/opening.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { OpeningFindings } from './opening-findings.tsx'
import { RemoveSamples } from './remove-samples.tsx'
import { openingKey, useOpening } from './use-opening.ts'

/** The check before visitors see the site, and the button that opens it. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { open } = useOpening()
  const { data, error, refetch } = useQuery({
    queryKey: openingKey,
    queryFn: async () => (await call(readOpening)).data,
  })
  const findings = data?.findings ?? []
  const stopped = findings.some(({ stops }) => stops)
  const run = () =>
    open().catch(async (refused: unknown) => {
      await refetch()
      throw refused
    })
  return (
    <Confirm
      title="Open the site?"
      act={findings.length > 0 ? 'Open all the same' : 'Open the site'}
      run={run}
      waits={!data || stopped}
      size="medium"
      onClose={onClose}
    >
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading text="Checking the site">
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data && <Found findings={findings} onLeave={onClose} />}
    </Confirm>
  )
}

/** A link leads to another screen, and the dialog would lie over it. */
function Found({ findings, onLeave }: { findings: Finding[]; onLeave: () => void }) {
  const stopped = findings.some(({ stops }) => stops)
  return (
    <>
      <p className="mb-4">
        {stopped
          ? 'Fix the listed problems before you open the site.'
          : 'Visitors and search engines see all published pages from now on, and customers can order.'}
      </p>
      {findings.some(({ name }) => sampleFindings.has(name)) && <RemoveSamples />}
      {findings.length > 0 && <OpeningFindings findings={findings} onLeave={onLeave} />}
    </>
  )
}

const sampleFindings = new Set<Finding['name']>(['products', 'catalogue', 'posts'])
