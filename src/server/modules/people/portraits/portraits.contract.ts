import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { mediaDetail, mediaForm, mostMediaBytes } from '../../../../shared/content/media-admin.ts'
import { person } from '../../../../shared/people/customer.ts'

const options = { access: 'signed-in', group: 'Profile pictures' } as const
const pictureId = z.uuid('Please give the id of a picture.')

export const uploadFile = contract('post', '/uploadFile', {
  ...options,
  summary: 'Upload a picture: into the library for who keeps pictures, for the profile and the reviews of a customer',
  records: { act: 'media.add', how: 'each' },
  body: z.object({ file: sentFile, alt: mediaForm.shape.alt.default('') }),
  bodyAs: 'form',
  mostBytes: mostMediaBytes,
  reply: oneOf(z.union([mediaDetail, z.object({ _id: z.uuid() })])),
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
  limit: { name: 'upload-file', points: 100, seconds: 3600 },
})

export const setPortrait = contract('post', '/cuser/profile/pic', {
  ...options,
  summary: 'Have a picture that one has uploaded in the profile, or none',
  body: z.object({ pictureId: pictureId.nullable() }),
  reply: oneOf(person),
  refusals: ['media.notFound'],
})

export const showPortrait = contract('put', '/api/v1/profile-pictures/shown', {
  ...options,
  summary: 'Let everybody see the picture of one’s profile beside what one writes, or nobody again',
  body: z.object({ isShown: z.boolean('Please say whether it is shown.') }),
  reply: oneOf(person),
})

export const readShownPortrait = contract('get', '/api/v1/profile-pictures/{id}/shown', {
  access: 'visitor',
  group: 'Profile pictures',
  summary: 'The picture of somebody who lets everybody see it',
  limit: { name: 'portraits', points: 240, seconds: 60, counts: 'reads' },
  params: z.object({ id: pictureId }),
  reply: z.string(),
  replyType: 'image/webp',
  refusals: ['media.notFound'],
})

export const readPortrait = contract('get', '/api/v1/profile-pictures/{id}', {
  ...options,
  summary: 'A picture of a profile: one’s own, or a customer’s for who sees customers',
  params: z.object({ id: pictureId }),
  reply: z.string(),
  replyType: 'image/webp',
  refusals: ['media.notFound'],
})
