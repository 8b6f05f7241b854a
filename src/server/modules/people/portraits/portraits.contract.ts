import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { mediaForm, mostMediaBytes, uploadedMedia } from '../../../../shared/content/media/media-admin.ts'
import { person } from '../../../../shared/people/customer.ts'

const options = { access: 'signed-in', group: 'Profile pictures' } as const
const pictureId = recordId('Send the id of a picture.')

export const uploadFile = contract('post', '/uploadFile', {
  ...options,
  summary:
    'Upload a picture: to the library for staff with that permission, else for the customer’s profile or reviews',
  records: { act: 'media.add', how: 'each' },
  body: z.object({ file: sentFile, alt: mediaForm.shape.alt.default('') }),
  bodyAs: 'form',
  mostBytes: mostMediaBytes,
  reply: oneOf(z.union([uploadedMedia, z.object({ _id: recordId() })])),
  refusals: [
    'media.broken',
    'media.busy',
    'media.bytes',
    'media.drawing',
    'media.embedded',
    'media.heavy',
    'media.photo',
    'media.pixels',
    'media.type',
  ],
  limit: { name: 'upload-file', points: 100, seconds: 3600 },
})

export const setPortrait = contract('post', '/cuser/profile/pic', {
  ...options,
  summary: 'Set or remove the profile picture',
  body: z.object({ pictureId: pictureId.nullable() }),
  reply: oneOf(person),
  refusals: ['media.notFound'],
})

export const showPortrait = contract('put', '/api/v1/profile-pictures/shown', {
  ...options,
  summary: 'Show or hide the profile picture',
  body: z.object({ isShown: z.boolean('Choose whether it is shown.') }),
  reply: oneOf(person),
})

export const readShownPortrait = contract('get', '/api/v1/profile-pictures/{id}/shown', {
  access: 'visitor',
  group: 'Profile pictures',
  summary: 'Read a public profile picture',
  limit: { name: 'portraits', points: 240, seconds: 60, counts: 'reads' },
  params: z.object({ id: pictureId }),
  reply: z.string(),
  replyType: 'image/webp',
  refusals: ['media.notFound'],
})

export const readPortrait = contract('get', '/api/v1/profile-pictures/{id}', {
  ...options,
  summary: 'Read a profile picture: one’s own, or a customer’s with the permission',
  params: z.object({ id: pictureId }),
  reply: z.string(),
  replyType: 'image/webp',
  refusals: ['media.notFound'],
})
