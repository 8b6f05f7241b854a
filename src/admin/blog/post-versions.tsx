import { useState } from 'react'
import { articleParts, type Figure } from '../../shared/content/article.ts'
import type { PostVersion, PostVersionDetail } from '../../shared/content/post-drafts.ts'
import { isolated } from '../../shared/direction.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useZone } from '../ui/me.ts'
import { pagedRows } from '../ui/paged-rows.ts'
import { usePostVersion, usePostVersions } from './calls.ts'

type Use = ((version: PostVersionDetail) => void) | undefined

/** Without `onUse` versions can only be looked at. */
type Props = { id: string; onUse: Use; onClose: () => void }

/** Version history of a post: author, time and changes of each save, and restoring it. */
export function PostVersions({ id, onUse, onClose }: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePostVersions(id)
  const versions = pagedRows(data?.pages ?? [], ({ version }) => version)
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
          <VersionText key={shown._id} id={id} version={shown.version} onUse={onUse} />
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

const titles: Record<string, string> = {
  ...{ title: 'Title', path: 'URL', shortDescription: 'Summary', body: 'Text', tags: 'Tags', status: 'Status' },
  ...{
    mediaId: 'Picture',
    authorId: 'Author',
    categoryIds: 'Categories',
    relatedIds: 'Related posts',
    publishAt: 'Date',
  },
  ...{ seoTitle: 'Search title', seoDescription: 'Search description', seoMediaId: 'Picture for sharing' },
}

const titleOf = (field: string) => titles[field] ?? field

/** A text loses nothing but its pictures and videos. */
const goneTitle = (field: string) => (field === 'body' ? 'Pictures or videos in the text' : titleOf(field))

type TextProps = { id: string; version: number; onUse: Use }

function VersionText({ id, version, onUse }: TextProps) {
  const { data, error, refetch } = usePostVersion(id, version)
  return (
    <section aria-label={`Version ${version}`} className="min-w-0 md:border-l md:border-line md:pl-6">
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <VersionsSkeleton />}
      {data && (
        <>
          {onUse && (
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
              <p className="max-w-[34ch] text-sm text-ink-soft">
                It comes into the editor, where you can look through it. URL, status and date stay as they are.
              </p>
              <Button look="secondary" onClick={() => onUse(data)}>
                Use this version
              </Button>
            </div>
          )}
          {data.gone.length > 0 && (
            <Notice kind="info" className="mb-5">
              {`Since then deleted, and left out: ${data.gone.map(goneTitle).join(', ').toLowerCase()}.`}
            </Notice>
          )}
          <h3 className="text-xl wrap-anywhere">{data.content.title}</h3>
          {data.content.shortDescription && <p className="mt-2 text-ink-soft">{data.content.shortDescription}</p>}
          <div className="mt-5 grid gap-4">
            {articleParts(data.content.body).map((part, index) => {
              // The parts are never reordered, so the index is a stable key.
              const key = `${index}`
              return part.of === 'text' ? (
                <RichText key={key} html={part.html} />
              ) : (
                <p key={key} className="border-l-2 border-line pl-3 text-sm text-ink-soft">
                  {nameOf(part)}
                </p>
              )
            })}
          </div>
        </>
      )}
    </section>
  )
}

function nameOf(figure: Figure): string {
  if (figure.of === 'product') return `Product: ${figure.path}`
  const [name, own] = figure.of === 'picture' ? ['Picture', figure.alt] : ['Video', figure.address]
  return `${name}: ${figure.caption || own || 'no description'}`
}

function VersionsSkeleton() {
  return (
    <Loading text="Loading the versions">
      <Skeleton className="h-48" />
    </Loading>
  )
}
