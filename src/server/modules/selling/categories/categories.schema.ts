import { z } from 'zod'
import { pictureId } from '../../../../shared/content/media/picture-shapes.ts'
import { pathSegment } from '../../../../shared/selling/catalogue/path-segment.ts'

/** A category as starters describe it. */
export const importedCategory = z.object({
  path: pathSegment,
  title: z.string().trim().min(1).max(100),
  description: z.string().max(2_000).default(''),
  /** Path of the parent category. */
  parent: z.string().optional(),
  mediaId: pictureId.nullable().default(null),
  position: z.number().int().min(0).max(1_000_000).optional(),
})

export type ImportedCategory = z.input<typeof importedCategory>
