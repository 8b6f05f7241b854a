import { z } from 'zod'
import { cut } from '../text.ts'
import { mediaDetail } from './media-admin.ts'

/**
 * A file that is to come. `mark` is its checksum: the SHA-256 of a file of up to 15 MB, of a larger one the SHA-256 of the SHA-256s of its
 * parts, as hexadecimal. Who cannot make one gives anything by which the file is known again.
 */
export const newUpload = z.object({
  name: z
    .string()
    .transform((text) => cut(text.split(/[\\/]/).at(-1)?.trim() ?? '', 200) || 'file')
    .pipe(z.string()),
  bytes: z.int().min(1, 'This file is empty.'),
  mark: z.string().min(1).max(300),
})

/** How much of it has come, and in parts of how many bytes it is sent. */
export const uploadState = z.object({ _id: z.string(), received: z.int(), bytes: z.int(), partBytes: z.int() })

/** One that was begun and is not in the library yet. */
export const unfinishedUpload = uploadState.extend({ name: z.string() })

/** `known` is what is in the library with this content: nothing has to be sent. */
export const begunUpload = z.object({ upload: uploadState.nullable(), known: mediaDetail.nullable() })

/** `isKnown`: the same file was in the library before. */
export const finishedUpload = z.object({ item: mediaDetail, isKnown: z.boolean() })

export type NewUpload = z.output<typeof newUpload>
export type UploadState = z.output<typeof uploadState>
export type UnfinishedUpload = z.output<typeof unfinishedUpload>
export type FinishedUpload = z.output<typeof finishedUpload>
