import { useState } from 'react'
import type { PostVersion, PostVersionDetail } from '../../shared/content/blog/post-drafts.ts'
import { isolated } from '../../shared/direction.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useZone } from '../ui/me.ts'
import { pagedRows } from '../ui/paged-rows.ts'
import { usePostVersions } from './calls.ts'
import { titleOf } from './field-titles.ts'
import { OneVersion } from './one-version.tsx'
import { VersionsSkeleton } from './versions-skeleton.tsx'

/** Without `onUse` versions can only be looked at. */
type Props = { id: string; onUse: ((version: PostVersionDetail) => void) | undefined; onClose: () => void }

/** Version history of a post: author, time and changes of each save, and restoring it. */
export function PostVersions({ id, onUse, onClose }: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePostVersions(id)
  const versions = pagedRows(data?.pages ?? [], ({ version }) => version)
  const [newest] = data?.pages ?? []
  // Versions are numbered without gaps, and only the oldest are dropped.
  const oldest = (newest?.data[0]?.version ?? 0) - (newest?.total ?? 0) + 1
  const [chosen, setChosen] = useState<number>()
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0]
  return (
    <Dialog title="Versions" size="large" onClose={onClose}>
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <VersionsSkeleton />}
      {data && !shown && (
        <EmptyState heading="There are no versions yet" text="Each time the post is saved, a version is kept here." />
      )}
      {shown && (
        <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <nav aria-label="Versions" className="min-w-0 max-md:max-h-52 max-md:overflow-y-auto">
            <ol>
              {versions.map((version) => (
                <VersionLine
                  key={version._id}
                  version={version}
                  here={version === shown}
                  onChoose={() => setChosen(version.version)}
                />
              ))}
            </ol>
            {hasNextPage && (
              <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Older versions
              </Button>
            )}
          </nav>
          <OneVersion
            key={shown._id}
            id={id}
            version={shown.version}
            hasEarlier={shown.version > oldest}
            onUse={onUse}
          />
        </div>
      )}
    </Dialog>
  )
}

type LineProps = { version: PostVersion; here: boolean; onChoose: () => void }

function VersionLine({ version: { version, created, by, changed }, here, onChoose }: LineProps) {
  const zone = useZone()
  return (
    <li>
      <button
        type="button"
        aria-current={here || undefined}
        onClick={onChoose}
        className={`block w-full rounded-button px-3 py-2 text-left ${here ? 'bg-ground-soft' : 'hover:bg-ground-soft'}`}
      >
        <span className="font-semibold">Version {version}</span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
          {longTime(created, zone)}
          {by && (
            <>
              <br />
              {isolated(by.name)}
            </>
          )}
          <br />
          {version === 1 ? 'First version' : changed.map(titleOf).join(', ')}
        </span>
      </button>
    </li>
  )
}
