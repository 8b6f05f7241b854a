import { CheckCheck, CircleAlert, RotateCw, WifiOff, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { counted } from '../counted.ts'
import { IconButton } from '../icon-button.tsx'
import { animationText } from './animation-text.ts'
import { type Upload, uploadQueue } from './queue.ts'

/** Further waiting files are only counted. */
const mostQueued = 5

type Props = { uploads: readonly Upload[]; className?: string }

/** Files on their way, all together and each; refused ones with the reason, until they are sent again or dismissed. */
export function UploadList({ uploads, className = 'mb-4' }: Props) {
  const shown = uploads.filter((upload) => upload.state !== 'done' || upload.isKnown || upload.isAnimated)
  const queued = shown.filter(({ state }) => state === 'queued')
  const rows = shown.filter((upload) => upload.state !== 'queued' || queued.indexOf(upload) < mostQueued)
  if (shown.length === 0) return null
  return (
    <section aria-label="Uploads" className={`rounded-[10px] border border-line bg-ground ${className}`}>
      <Summary uploads={uploads} />
      <ul className="max-h-64 overflow-y-auto px-3" aria-label="Files on their way">
        {rows.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      {queued.length > mostQueued && (
        <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
          {queued.length - mostQueued} more {queued.length - mostQueued === 1 ? 'is' : 'are'} waiting
        </p>
      )}
    </section>
  )
}

function Summary({ uploads }: { uploads: readonly Upload[] }) {
  const counts = countsOf(uploads)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2">
      <div className="min-w-40 flex-1">
        <p role="status" className="text-sm font-semibold">
          {textOf(counts)}
        </p>
        {counts.open > 0 && (
          <progress className="upload-progress" value={counts.part} aria-label="Progress of all uploads" />
        )}
      </div>
      {counts.open > 0 && (
        <Button look="quiet" onClick={() => uploadQueue.cancelAll()}>
          Cancel all
        </Button>
      )}
      {counts.open === 0 && counts.faults > 1 && (
        <Button look="quiet" onClick={() => uploadQueue.retryAll()}>
          Try all again
        </Button>
      )}
      {counts.open === 0 && (
        <IconButton icon={X} label="Close the list of uploads" onClick={() => uploadQueue.clear()} />
      )}
    </div>
  )
}

type Counts = { all: number; done: number; open: number; faults: number; part: number }

function countsOf(uploads: readonly Upload[]): Counts {
  const sent = uploads.filter(({ state }) => state !== 'fault')
  const bytes = sent.reduce((sum, { file }) => sum + file.size, 0)
  const done = sent.filter(({ state }) => state === 'done').length
  return {
    all: sent.length,
    done,
    open: sent.length - done,
    faults: uploads.length - sent.length,
    part: bytes === 0 ? 0 : sent.reduce((sum, { sent }) => sum + sent, 0) / bytes,
  }
}

function textOf({ all, done, open, faults, part }: Counts): string {
  const refused = faults === 0 ? '' : `${faults} could not be uploaded`
  if (open > 0) {
    const going = all === 1 ? 'Uploading' : `Uploading ${done + 1} of ${all}`
    return [`${going}, ${Math.floor(part * 100)} %`, refused].filter(Boolean).join(' · ')
  }
  return [done === 0 ? '' : `${counted(done, 'file')} uploaded`, refused].filter(Boolean).join(' · ')
}

function UploadRow({ upload }: { upload: Upload }) {
  const { key, file, state, mayRetry } = upload
  const { name } = file
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        <State upload={upload} />
      </div>
      {state === 'fault' && mayRetry && (
        <IconButton icon={RotateCw} label={`Try ${name} again`} onClick={() => uploadQueue.retry(key)} />
      )}
      <IconButton
        icon={X}
        label={state === 'fault' || state === 'done' ? `Dismiss ${name}` : `Cancel ${name}`}
        onClick={() => uploadQueue.remove(key)}
      />
    </li>
  )
}

function State({ upload: { file, sent, state, waits, fault, isKnown } }: { upload: Upload }) {
  if (state === 'fault')
    return (
      <p className="flex items-start gap-1.5 text-sm text-danger">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        {fault}
      </p>
    )
  if (state === 'done' && !isKnown) return <p className="text-sm text-ink-soft">{animationText}</p>
  if (state === 'done')
    return (
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <CheckCheck className="size-4 shrink-0" aria-hidden />
        In the library already
      </p>
    )
  if (state === 'queued') return <p className="text-sm text-ink-soft">Waiting</p>
  if (waits)
    return (
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <WifiOff className="size-4 shrink-0" aria-hidden />
        No connection. It goes on by itself.
      </p>
    )
  const part = sent / file.size
  return (
    <div className="flex items-center gap-3">
      <progress className="upload-progress mt-0! flex-1" value={part} aria-label={`${file.name}: upload progress`} />
      <span className="w-20 text-right text-xs text-ink-soft tabular-nums">
        {part < 1 ? `${Math.floor(part * 100)} %` : 'Processing'}
      </span>
    </div>
  )
}
