import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { restoreVersion } from '../../server/modules/content/pages/page-versions.contract.ts'
import type { PageVersion } from '../../shared/content/pages/pages-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Badge } from '../ui/badge.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useZone } from '../ui/me.ts'
import { pagedRows } from '../ui/paged-rows.ts'
import { ViewChoice } from '../ui/view-choice.tsx'
import { readPage, useDifference, useVersions } from './calls.ts'
import { DifferenceList } from './difference-list.tsx'
import { KeptDrafts } from './kept-drafts.tsx'

type Props = {
  pageId: string
  /** The editor id of the tab that edits the page. */
  editor: string
  onRestored: () => void
  onClose: () => void
}

/** Published versions of a page with author, time and changes, and restoring one. */
export function VersionsPanel({ pageId, editor, onRestored, onClose }: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(pageId)
  const versions = pagedRows(data?.pages ?? [], ({ version }) => version)
  const [chosen, setChosen] = useState<number>()
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0]
  const restored = () => {
    onRestored()
    onClose()
  }
  return (
    <Dialog title="Versions" size="large" onClose={onClose}>
      <KeptDrafts pageId={pageId} editor={editor} onRestored={restored} />
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton />}
      {data && !shown && (
        <EmptyState
          heading="There are no versions yet"
          text="Each time the page is published, a version is saved here."
        />
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
          <VersionDetails key={shown._id} pageId={pageId} editor={editor} version={shown} onRestored={restored} />
        </div>
      )}
    </Dialog>
  )
}

type LineProps = { version: PageVersion; here: boolean; onChoose: () => void }

function VersionLine({ version: { version, created, by, isPublished }, here, onChoose }: LineProps) {
  const zone = useZone()
  return (
    <li>
      <button
        type="button"
        aria-current={here || undefined}
        onClick={onChoose}
        className={`block w-full rounded-button px-3 py-2 text-left ${here ? 'bg-ground-soft' : 'hover:bg-ground-soft'}`}
      >
        <span className="flex items-center justify-between gap-2">
          <span className="font-semibold">Version {version}</span>
          {isPublished && <Badge tone="good">Published</Badge>}
        </span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
          {longTime(created, zone)}
          <br />
          {by?.name ?? 'Created with the site'}
        </span>
      </button>
    </li>
  )
}

type DetailsProps = { pageId: string; editor: string; version: PageVersion; onRestored: () => void }

function VersionDetails({ pageId, editor, version: { version, title }, onRestored }: DetailsProps) {
  const [against, setAgainst] = useState<'earlier' | 'draft'>(version > 1 ? 'earlier' : 'draft')
  const [asking, setAsking] = useState(false)
  const [from, to] = against === 'earlier' ? [version - 1, version] : [version, 'draft' as const]
  const { data, error, refetch } = useDifference(pageId, from, to)
  const restore = async () => {
    const { revision } = await readPage(pageId)
    await call(restoreVersion, { params: { id: pageId }, body: { version, revision, editor } })
    toast.success(`Version ${version} is restored as the draft`)
    onRestored()
  }
  return (
    <section aria-label={`Version ${version}`} className="min-w-0 md:border-l md:border-line md:pl-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          Version {version} <span className="font-normal text-ink-soft">· {title}</span>
        </h3>
        <Button look="secondary" onClick={() => setAsking(true)}>
          Restore this version
        </Button>
      </div>
      <fieldset className="mb-4 flex flex-wrap gap-1.5">
        <legend className="sr-only">Compare with</legend>
        {version > 1 && (
          <ViewChoice on={against === 'earlier'} onChoose={() => setAgainst('earlier')}>
            Changes in this version
          </ViewChoice>
        )}
        <ViewChoice on={against === 'draft'} onChoose={() => setAgainst('draft')}>
          Changes in the draft since
        </ViewChoice>
      </fieldset>
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading text="Comparing">
          <div className="grid gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </Loading>
      )}
      {data && <DifferenceList difference={data} />}
      {asking && (
        <Confirm
          title={`Restore version ${version}?`}
          act="Restore version"
          run={restore}
          onClose={() => setAsking(false)}
        >
          <p>It replaces the current draft, which is kept here. Visitors see it once you publish.</p>
        </Confirm>
      )}
    </section>
  )
}

function PanelSkeleton() {
  return (
    <Loading text="Loading the versions">
      <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  )
}
