import { z } from 'zod'
import {
  mediaChange,
  mediaDetail,
  mediaForm,
  mediaItem,
  mediaList,
  mostMediaBytes,
} from '../../../shared/content/media-admin.ts'
import { sentFile } from '../../platform/http/read-form.ts'
import { listOf, oneOf, type Route, route } from '../../platform/http/route.ts'
import { describeMedia, dropMedia, listMedia, readMedia, upload } from './library.ts'

const group = 'Media'
const forMakers = { access: { staff: ['media', 'content', 'catalogue'] }, group } as const
const forKeepers = { access: { staff: 'media' }, group } as const
const params = z.object({ id: z.string().max(64) })
const reply = oneOf(mediaDetail)

export const libraryRoutes: Route[] = [
  route(
    'post',
    '/api/v1/media',
    {
      ...forMakers,
      summary: 'Upload a picture',
      body: z.object({ file: sentFile, alt: mediaForm.shape.alt.default('') }),
      bodyAs: 'form',
      mostBytes: mostMediaBytes,
      reply,
      // SPEC §7.
      also: ['/api/io/crm/uploadFile'],
    },
    async (ctx, { body }) => ({ data: await upload(ctx, body.file, body.alt) }),
  ),
  route(
    'get',
    '/api/v1/media',
    { ...forMakers, summary: 'Pictures of the library', query: mediaList, reply: listOf(mediaItem) },
    (ctx, { query }) => listMedia(ctx, query),
  ),
  route(
    'get',
    '/api/v1/media/{id}',
    { ...forMakers, summary: 'A picture, and where it is shown', params, reply },
    async (ctx, { params }) => ({ data: await readMedia(ctx, params.id) }),
  ),
  route(
    'patch',
    '/api/v1/media/{id}',
    { ...forMakers, summary: "Change a picture's name or description", params, body: mediaChange, reply },
    async (ctx, { params, body }) => ({ data: await describeMedia(ctx, params.id, body) }),
  ),
  route(
    'delete',
    '/api/v1/media/{id}',
    {
      ...forKeepers,
      summary: 'Delete a picture that nothing shows',
      params,
      reply: oneOf(z.object({ _id: z.string() })),
    },
    async (ctx, { params }) => {
      await dropMedia(ctx, params.id)
      return { data: { _id: params.id } }
    },
  ),
]
