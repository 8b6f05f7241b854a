import { z } from 'zod'

export const previewLink = z.object({ url: z.string(), expires: z.string() })

/** A link to a draft as it is now, for those who have its address. */
export const openPreviewLink = z.object({ _id: z.string(), by: z.string(), created: z.string(), expires: z.string() })

/** The `_id` of a link, in the path of a call. */
export const linkId = z.string().regex(/^[0-9a-f]{64}$/, 'This preview link is not found.')

export type OpenPreviewLink = z.output<typeof openPreviewLink>
export type PreviewLink = z.output<typeof previewLink>
