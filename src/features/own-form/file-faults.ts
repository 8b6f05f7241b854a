import type { FormField } from '../../shared/content/forms/form-answers.ts'
import { kindsText, mostFormFileBytes } from '../../shared/content/forms/form-files.ts'
import { t } from '../../shared/words.ts'

/** Why a file was not taken, by the code of the refusal, in the language of the page; undefined for what has nothing to do with files. */
export function fileFault(code: string, { options }: Pick<FormField, 'options'>): string | undefined {
  switch (code) {
    case 'file.kind':
      return t('We don’t accept this type of file. Choose one of these: {kinds}.', { kinds: kindsText(options) })
    case 'file.bytes':
      return t('This file is too large. A file may have up to {limit} MB.', { limit: mostFormFileBytes / 1024 / 1024 })
    case 'file.empty':
      return t('This file is empty. Choose another one.')
    case 'file.room':
      return t('We can’t store more files at the moment. Try again later, or send the form without them.')
    default:
      return undefined
  }
}

export const fileCodes = ['file.kind', 'file.bytes', 'file.empty', 'file.room'] as const
