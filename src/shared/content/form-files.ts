import { t } from '../words.ts'

/** The most bytes that one file of a form may have. */
export const mostFormFileBytes = 10 * 1024 * 1024

/** How many files a field may ask for. */
export const mostFormFiles = 5

/** All files of a form that is sent without script, together, bytes. */
export const mostFormFilesBytes = 20 * 1024 * 1024

/** How often files are taken from one machine, as limits of calls are counted: sixty an hour. */
export const formFileLimit = { name: 'form-file', points: 6, seconds: 3600 } as const

/**
 * Kinds of files that a field may take. What a file is, its bytes say: `types` are media types that are told by their content. `accept` is what a
 * browser's chooser offers.
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

/** Those that a field takes: all where it names none. */
export function kindsOf(options: string[]): FileKind[] {
  const named = fileKindNames.filter((kind) => options.includes(kind))
  return named.length > 0 ? named : fileKindNames
}

/** What a field takes, in words: `pictures, PDF`. */
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

/** What a browser's chooser offers for a field. */
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
