import { Download } from 'lucide-react'
import { sizeText } from '../../shared/content/forms/form-files.ts'
import type { MessageFile } from '../../shared/content/forms/inbox-admin.ts'

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
}

const kindOf = (type: string) => kinds[type] ?? type.replace(/^image\//, '').toUpperCase()

/** Download links for a message's files. None is displayed inline, because visitors' files are not trusted. */
export function MessageFiles({ files }: { files: MessageFile[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map(({ _id, name, contentType, size, url }) => (
        <li key={_id}>
          <a
            href={url}
            download={name}
            className="group flex min-h-11 items-center gap-3 py-2 wrap-anywhere hover:underline"
          >
            <Download className="size-4 shrink-0 text-ink-soft group-hover:text-ink" aria-hidden />
            <span className="min-w-0 flex-1">{name}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {kindOf(contentType)} · {sizeText(size)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
