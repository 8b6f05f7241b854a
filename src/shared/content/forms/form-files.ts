import { t } from '../../words.ts'

/** Maximum size of an uploaded file, bytes. */
export const mostFormFileBytes = 10 * 1024 * 1024

/** Maximum number of files of a field. */
export const mostFormFiles = 5

/** Maximum total of a form sent without script, bytes. */
export const mostFormFilesBytes = 20 * 1024 * 1024

/** Upload limit: 60 an hour per IP address, which counts ten times `points`, and per account. */
export const formFileLimit = { name: 'form-file', points: 6, seconds: 3600, ofAccount: 60 } as const

/**
 * File kinds that a field can accept. `types` are media types detected from the content; `accept` is for the browser's file
 * dialog.
 */
export const fileKinds = {
  pictures: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/avif', 'image/gif'],
    accept: 'image/jpeg,image/png,image/webp,image/heic,image/avif,image/gif',
  },
  pdf: { types: ['application/pdf'], accept: 'application/pdf' },
  documents: {
    types: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
    ],
    accept: '.docx,.odt',
  },
  sheets: {
    types: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
    accept: '.xlsx,.ods',
  },
} as const

export type FileKind = keyof typeof fileKinds

export const fileKindNames = Object.keys(fileKinds) as FileKind[]

export const isFileKind = (name: string) => fileKindNames.some((kind) => kind === name)

/** Kinds a field accepts: all if it names none. */
export function kindsOf(options: string[]): FileKind[] {
  const named = fileKindNames.filter((kind) => options.includes(kind))
  return named.length > 0 ? named : fileKindNames
}

/** Accepted kinds as text: `pictures, PDF`. */
export function kindsText(options: string[]): string {
  const titles: Record<FileKind, string> = {
    pictures: t('pictures'),
    pdf: t('PDF'),
    documents: t('documents (DOCX, ODT)'),
    sheets: t('spreadsheets (XLSX, ODS)'),
  }
  return kindsOf(options)
    .map((kind) => titles[kind])
    .join(', ')
}

/** `accept` attribute of a file field. */
export function acceptOf(options: string[]): string {
  return kindsOf(options)
    .map((kind) => fileKinds[kind].accept)
    .join(',')
}

/** `2.4 MB` */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
