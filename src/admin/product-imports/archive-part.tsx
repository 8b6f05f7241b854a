import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { mostArchiveBytes, type ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import { Notice } from '../../ui/notice.tsx'
import { counted } from '../ui/counted.ts'
import { FileField } from '../ui/file-field.tsx'
import { useRefreshImport } from './calls.ts'
import { Progress } from './progress.tsx'
import { sendArchive } from './send-archive.ts'

export const tooLargeZip = `This ZIP is too large. It may have up to ${mostArchiveBytes / 1024 / 1024} MB.`

/** The ZIP of the pictures that a file names, or of the file itself. */
export function ArchivePart({ record: { _id, archive, counts, state } }: { record: ProductImport }) {
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const refresh = useRefreshImport(_id)
  const send = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    if (file.size > mostArchiveBytes) return setFault(tooLargeZip)
    setSent(0)
    try {
      await sendArchive(_id, file, (bytes) => setSent(bytes / file.size))
    } catch (error) {
      setFault(messageOf(error))
    }
    setSent(undefined)
    await refresh()
  }
  return (
    <details className="mb-6 rounded-card border border-line" open={counts.picturesMissing > 0 || archive !== null}>
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        {state === 'SENDING' ? 'ZIP' : 'Pictures in a ZIP'}
        <span className="ml-2 font-normal text-ink-soft">{archive ? archive.name : 'none'}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,42rem)] gap-4 border-t border-line p-4">
        {archive && <Held archive={archive} />}
        <FileField
          label={archive ? 'Another ZIP' : 'ZIP of pictures'}
          accept=".zip,application/zip"
          hint="The column Pictures, and those of your own fields for pictures, may name its files, such as kurta-1.jpg, with their folder or without. They are given to products and fields that have none yet."
          disabled={sent !== undefined}
          {...(fault && { error: fault })}
          onChoose={(file) => void send(file)}
        />
        {sent !== undefined && <Progress part={sent} text="The ZIP is on its way" />}
      </div>
    </details>
  )
}

function namedOf(pictures: number, unnamed: number): string {
  if (pictures === 0) return '.'
  return unnamed === 0 ? ', each of them named by a row.' : `, ${unnamed.toLocaleString('en-IN')} not named by any row:`
}

function Held({ archive }: { archive: NonNullable<ProductImport['archive']> }) {
  const { fault, pictures, received, bytes, table, unnamed, unnamedCount } = archive
  if (received < bytes) return <Notice kind="danger">This ZIP upload is incomplete. Choose the file again.</Notice>
  if (fault)
    return (
      <Notice kind="danger" className="wrap-anywhere">
        {fault}
      </Notice>
    )
  const more = unnamedCount - unnamed.length
  return (
    <div className="grid gap-2 text-sm">
      <p className="wrap-anywhere">
        {table ? `${table} is imported. ` : ''}
        {counted(pictures, table ? 'other file' : 'file')} in the ZIP
        {namedOf(pictures, unnamedCount)}
      </p>
      {unnamedCount > 0 && (
        <ul className="max-h-48 overflow-y-auto text-ink-soft wrap-anywhere">
          {unnamed.map((name, at) => (
            <li key={`${at} ${name}`}>{name}</li>
          ))}
          {more > 0 && <li>and {more.toLocaleString('en-IN')} more</li>}
        </ul>
      )}
    </div>
  )
}
