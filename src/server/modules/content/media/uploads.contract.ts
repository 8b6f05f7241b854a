import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { partBytes } from '../../../../shared/content/media/media-files.ts'
import {
  begunUpload,
  finishedUpload,
  newUpload,
  unfinishedUpload,
  uploadState,
} from '../../../../shared/content/media/uploads.ts'
import { largestWhole } from '../../../../shared/whole-numbers.ts'

const options = { access: { staff: ['media', 'content', 'catalogue'] }, group: 'Media' } as const
const params = z.object({ upload: z.string().max(64) })
const notYet = { nothing: 'nothing of a file is in the library before it is finished' }

export const beginUpload = contract('post', '/api/v1/uploads', {
  ...options,
  summary: 'Start a multipart upload, or resume an interrupted one',
  records: notYet,
  body: newUpload,
  reply: oneOf(begunUpload),
  refusals: ['upload.bytes'],
})

export const listUploads = contract('get', '/api/v1/uploads', {
  ...options,
  summary: 'List the caller’s interrupted uploads',
  reply: listOf(unfinishedUpload),
})

export const sendPart = contract('put', '/api/v1/uploads/{upload}/parts/{from}', {
  ...options,
  summary: 'Upload the part that starts at this byte',
  records: notYet,
  params: params.extend({ from: z.coerce.number().int().min(0).max(largestWhole) }),
  body: z.object({ file: sentFile }),
  bodyAs: 'form',
  mostBytes: partBytes,
  reply: oneOf(uploadState),
  refusals: ['media.bytes', 'media.file', 'upload.notFound', 'upload.part'],
})

export const finishUpload = contract('post', '/api/v1/uploads/{upload}/finish', {
  ...options,
  summary:
    'Finish an upload: add the file to the library, or, with the permission `media`, replace a video or document',
  records: { act: 'media.add', how: 'each' },
  params,
  body: z.object({ replaces: z.string().max(64).optional() }),
  limit: { name: 'finish-upload', points: 600, seconds: 60 },
  reply: oneOf(finishedUpload),
  refusals: [
    'media.broken',
    'media.busy',
    'media.bytes',
    'media.codec',
    'media.drawing',
    'media.embedded',
    'media.file',
    'media.film',
    'media.heavy',
    'media.notFound',
    'media.pdf',
    'media.pixels',
    'media.replace',
    'media.same',
    'media.type',
    'upload.altered',
    'upload.notFound',
    'upload.part',
  ],
})

export const cancelUpload = contract('delete', '/api/v1/uploads/{upload}', {
  ...options,
  summary: 'Cancel an upload',
  records: notYet,
  params,
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['upload.notFound'],
})

named({ begunUpload, finishedUpload, newUpload, unfinishedUpload, uploadState })
