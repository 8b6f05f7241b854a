import { z } from 'zod'
import { pageCanvas as canvasReply, sectionData, sectionDataBody } from '../../shared/content/pages-admin.ts'
import type { Assets } from '../../storefront/document.tsx'
import { oneOf, type Route, route } from '../platform/http/route.ts'
import { loadSections, pageCanvas } from './canvas.ts'

const options = { access: { staff: 'content' }, group: 'Pages' } as const

const pageId = z.object({ id: z.uuid('This page is not found.') })

/** What the builder asks for besides the page itself; its canvas refers to what the build made. */
export const builderRoutes = (assets: () => Assets): Route[] => [
  route(
    'get',
    '/api/v1/pages/{id}/canvas',
    { ...options, summary: 'What the builder shows a page with', params: pageId, reply: oneOf(canvasReply) },
    async (ctx, { params }) => ({ data: await pageCanvas(ctx, params.id, assets()) }),
  ),
  route(
    'post',
    '/api/v1/pages/{id}/section-data',
    { ...options, summary: "Sections' data while editing", params: pageId, body: sectionDataBody, reply: sectionData },
    async (ctx, { params, body }) => ({ data: await loadSections(ctx, params.id, body.sections) }),
  ),
]
