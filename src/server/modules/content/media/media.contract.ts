import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import {
  arrangement,
  chosenMedia,
  mediaChange,
  mediaDetail,
  mediaForm,
  mediaItem,
  mediaLabels,
  mediaList,
  mediaPlace,
  mostMediaBytes,
  unusedMedia,
  uploadedMedia,
} from '../../../../shared/content/media/media-admin.ts'

const group = 'Media'
const forMakers = { access: { staff: ['media', 'content', 'catalogue'] }, group } as const
/** Staff with the `view` permission may read too. */
const forLookers = { ...forMakers, access: { staff: ['media', 'content', 'catalogue', 'view'] } } as const
const forKeepers = { access: { staff: 'media' }, group } as const
const params = z.object({ id: z.string().max(64) })
const reply = oneOf(mediaDetail)

export const uploadMedia = contract('post', '/api/v1/media', {
  ...forMakers,
  summary: 'Upload a picture',
  records: { act: 'media.add', how: 'each' },
  body: z.object({ file: sentFile, alt: mediaForm.shape.alt.default('') }),
  bodyAs: 'form',
  mostBytes: mostMediaBytes,
  reply: oneOf(uploadedMedia),
  refusals: [
    'media.broken',
    'media.busy',
    'media.bytes',
    'media.drawing',
    'media.embedded',
    'media.heavy',
    'media.pixels',
    'media.type',
  ],
})

export const listMedia = contract('get', '/api/v1/media', {
  ...forLookers,
  summary: 'Pictures, videos and documents of the library',
  query: mediaList,
  reply: listOf(mediaItem),
})

export const listMediaLabels = contract('get', '/api/v1/media/labels', {
  ...forLookers,
  summary: 'Folders and tags of the library, with how many pictures have them',
  reply: oneOf(mediaLabels),
})

export const arrangeMedia = contract('post', '/api/v1/media/arrange', {
  ...forMakers,
  summary: 'Move files to a folder and add or remove tags, all or none',
  records: { act: 'media.change' },
  body: arrangement,
  reply: oneOf(z.object({ count: z.int() })),
  refusals: ['media.notFound', 'media.tags'],
})

export const deleteSeveralMedia = contract('post', '/api/v1/media/delete', {
  ...forKeepers,
  summary: 'Delete unused files, all or none',
  records: { act: 'media.delete' },
  body: chosenMedia,
  reply: oneOf(z.object({ count: z.int() })),
  refusals: ['media.notFound', 'media.used'],
})

export const deleteUnusedMedia = contract('post', '/api/v1/media/delete-unused', {
  ...forKeepers,
  summary: 'Delete a batch of old unused files; `left` counts the remaining ones',
  records: { act: 'media.delete' },
  body: unusedMedia,
  reply: oneOf(z.object({ count: z.int(), left: z.int() })),
})

export const readMedia = contract('get', '/api/v1/media/{id}', {
  ...forLookers,
  summary: 'Read a file of the library and where it is used',
  params,
  reply,
  refusals: ['media.notFound'],
})

export const changeMedia = contract('patch', '/api/v1/media/{id}', {
  ...forMakers,
  summary: "Change a picture's name, description, focal point, folder or tags",
  records: { act: 'media.change' },
  params,
  body: mediaChange,
  reply,
  refusals: ['media.notFound', 'media.poster'],
})

export const replaceMedia = contract('post', '/api/v1/media/{id}/file', {
  ...forKeepers,
  summary: 'Replace the file of a picture wherever it is used',
  records: { act: 'media.change', how: 'each' },
  params,
  body: z.object({ file: sentFile }),
  bodyAs: 'form',
  mostBytes: mostMediaBytes,
  reply,
  refusals: [
    'media.broken',
    'media.busy',
    'media.bytes',
    'media.drawing',
    'media.embedded',
    'media.heavy',
    'media.notFound',
    'media.pixels',
    'media.replace',
    'media.same',
    'media.type',
  ],
})

export const deleteMedia = contract('delete', '/api/v1/media/{id}', {
  ...forKeepers,
  summary: 'Delete an unused file',
  records: { act: 'media.delete' },
  params,
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['media.notFound', 'media.used'],
})

named({
  arrangement,
  chosenMedia,
  mediaChange,
  mediaDetail,
  mediaItem,
  mediaLabels,
  mediaPlace,
  unusedMedia,
  uploadedMedia,
})
