import { CircleAlert, RotateCw, X } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** Files on their way, each with its progress; refused ones with the reason, until they are sent again or dismissed. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { all } = uploads
  const faults = all.filter(({ fault }) => fault !== undefined).length
  return (
    <>
      <p role="status" className="sr-only">
        {all.length > faults ? `${all.length - faults} uploading` : faults > 0 ? `${faults} could not be uploaded` : ''}
      </p>
      {all.length > 0 && (
        <ul className="mb-4 max-h-60 overflow-y-auto rounded-[10px] border border-line px-3" aria-label="Uploads">
          {all.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  )
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { name, part, fault } = upload
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {fault === undefined ? (
          <progress className="upload-progress" value={part} aria-label={`${name}: upload progress`} />
        ) : (
          <p className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {fault}
          </p>
        )}
      </div>
      {fault === undefined ? (
        <span className="w-24 text-right text-sm text-ink-soft tabular-nums">
          {part < 1 ? `${Math.round(part * 100)} %` : 'Processing'}
        </span>
      ) : (
        <span className="flex">
          <IconButton icon={RotateCw} label={`Try ${name} again`} onClick={() => uploads.retry(upload)} />
          <IconButton icon={X} label={`Dismiss ${name}`} onClick={() => uploads.dismiss(upload)} />
        </span>
      )}
    </li>
  )
}
