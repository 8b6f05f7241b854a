import { z } from 'zod'
import { cut } from '../../text.ts'
import { mediaDetail } from './media-admin.ts'

/**
 * A file to upload. `mark` is its checksum in hex: the SHA-256 of a file of up to 15 MB, of a larger one the SHA-256 of its
 * parts' SHA-256s. A client that cannot compute one sends any text that identifies the file.
 */
export const newUpload = z.object({
  name: z
    .string()
    .transform((text) => cut(text.split(/[\\/]/).at(-1)?.trim() ?? '', 200) || 'file')
    .pipe(z.string()),
  bytes: z.int().min(1, 'This file is empty.'),
  mark: z.string().min(1).max(300),
})

/** Bytes received so far, and the chunk size to send. */
export const uploadState = z.object({ _id: z.string(), received: z.int(), bytes: z.int(), partBytes: z.int() })

/** An upload that is not finished. */
export const unfinishedUpload = uploadState.extend({ name: z.string() })

/** `known`: the library item with the same content, which makes the upload unnecessary. */
export const begunUpload = z.object({ upload: uploadState.nullable(), known: mediaDetail.nullable() })

/** `isKnown`: the library already had this file. */
export const finishedUpload = z.object({ item: mediaDetail, isKnown: z.boolean() })

export type NewUpload = z.output<typeof newUpload>
export type UploadState = z.output<typeof uploadState>
export type UnfinishedUpload = z.output<typeof unfinishedUpload>
export type FinishedUpload = z.output<typeof finishedUpload>
