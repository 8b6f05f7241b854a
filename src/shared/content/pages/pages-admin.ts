import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'
import { offsetInstant } from '../../instants.ts'
import { largestWhole } from '../../whole-numbers.ts'
import { pictureIdOrNone } from '../media/picture-shapes.ts'
import { sampleSite } from '../sample-site.ts'
import { byEditor } from './edit-locks.ts'
import { placedSection } from './page-document.ts'
import { pageInfo } from './page-info.ts'

/** Shapes shared by page editor and server. Times are ISO instants. */

export const pageKinds = ['page', 'template', 'group'] as const
export type PageKind = (typeof pageKinds)[number]

const seo = {
  title: z.string().trim().max(120, 'Use at most 120 characters.'),
  description: z.string().trim().max(300, 'Use at most 300 characters.'),
  /** Id of a library picture, for previews on social networks. */
  image: pictureIdOrNone,
  noIndex: z.boolean(),
}

export const seoSchema = z.object({
  title: seo.title.default(''),
  description: seo.description.default(''),
  // An invalid id, stored before ids were checked, reads as none and does not invalidate the rest.
  image: seo.image.default('').catch(''),
  noIndex: seo.noIndex.default(false),
})

export type Seo = z.output<typeof seoSchema>

const title = z.string().trim().min(1, 'Give the page a title.').max(120, 'Use at most 120 characters for the title.')

export const pageList = z.object({
  ...restList,
  kind: z.enum(pageKinds).optional(),
  deleted: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  sort: z.enum(['title', 'key', 'changed']).default('changed'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

const schedule = {
  /** When the draft is published automatically. */
  publishAt: z.string().nullable(),
  /** Whether that time passed and the draft could not be published, for its errors. */
  overdue: z.boolean(),
}

const pageHead = z.object({
  _id: z.string(),
  kind: z.enum(pageKinds),
  /** A page's path; a template's or group's name. */
  key: z.string(),
  title: z.string(),
  ...schedule,
  /** Whether the draft differs from the published version. */
  changed: z.boolean(),
  changedAt: z.string(),
  isHome: z.boolean(),
  /** Public path, or a template's pattern such as `/p/{path}`; null for groups and the 404 page. */
  path: z.string().nullable(),
})

export const pageRow = pageHead.extend({
  published: z.boolean(),
  /** Number of sections in its draft. */
  sections: z.number().int(),
  /** Time of deletion; null if not deleted. */
  deletedAt: z.string().nullable(),
})

/** An error in a document: `field` is its path, `sections.2.props.items.0.name`. */
export const pageIssue = z.object({ field: z.string(), message: z.string() })

/** A stored document; its sections' properties are unchecked. */
const storedDocument = z.looseObject({ schemaVersion: z.number(), sections: z.array(z.looseObject({})) })

export const findingKinds = ['link', 'sample', 'picture'] as const

/** A warning about a draft, which does not prevent publishing. */
export const pageFinding = z.object({
  /** A broken link, a sample text, or a picture without description. */
  kind: z.enum(findingKinds),
  message: z.string(),
  /** `title` is the owner's name for it, or its type's. */
  section: z.object({ id: z.string(), title: z.string() }),
  /** Path of the field in the section's properties. */
  path: z.array(z.union([z.string(), z.number()])),
  /** `path` as text: `Slides › Slide 2 › Heading`. */
  where: z.string(),
})

export const pageDetail = pageHead.extend({
  seo: seoSchema,
  /** The draft. */
  document: storedDocument,
  revision: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  publishedAt: z.string().nullable(),
  issues: z.array(pageIssue),
})

export const newPageBody = z.object({
  title,
  path: z.string().trim().min(1, 'Give the page a path.').max(600),
  preset: z.string().max(60).default('blank'),
})

const pageFields = {
  title: title.optional(),
  path: newPageBody.shape.path.optional(),
  seo: z.object(seo).partial().optional(),
}

export const pageBody = z.object({
  ...pageFields,
  /** The values the editor saw: a field changed since is left alone. */
  seen: z.object(pageFields).optional(),
})

const revision = z.number().int().min(1).max(largestWhole)

export const draftBody = z.object({
  revision,
  ...byEditor.shape,
  document: z.record(z.string(), z.unknown()),
})
export const draftSaved = z.object({
  revision: z.number().int(),
  issues: z.array(pageIssue),
  changed: z.boolean(),
  ...schedule,
})
export const publishBody = byEditor.extend({ revision })
export const scheduleBody = z.object({ publishAt: offsetInstant })
export const restoreBody = publishBody.extend({ version: z.number().int().min(1).max(largestWhole) })

/** A template of the product, used while the site has none of its own. */
export const standardTemplateRow = z.object({
  /** The template's name. */
  _id: z.string(),
  title: z.string(),
  path: pageHead.shape.path,
})

export const pagePreset = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Number of its sections, and their types in order. */
  sections: z.number().int(),
  types: z.array(z.string()),
})

export const pageVersion = z.object({
  /** The version's number as text. */
  _id: z.string(),
  version: z.number().int(),
  title: z.string(),
  created: z.string(),
  by: z.object({ name: z.string() }).nullable(),
  /** Whether this version is public. */
  isPublished: z.boolean(),
})

export const versionDetail = pageVersion.extend({ seo: seoSchema, document: storedDocument })

/** A never published draft that was replaced by restoring a version; `by` is who restored it. */
export const keptDraft = z.object({
  _id: z.string(),
  title: z.string(),
  replaced: z.string(),
  by: z.object({ name: z.string() }).nullable(),
})

export const differenceQuery = z.object({
  from: z.coerce.number().int().min(1).max(largestWhole),
  to: z.union([z.literal('draft'), z.coerce.number().int().min(1).max(largestWhole)]).default('draft'),
})

export const changeKinds = ['added', 'removed', 'moved', 'changed', 'hidden', 'shown', 'renamed'] as const

/** Values as text; null if absent before or after. */
const valueChange = z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })

export const fieldChange = valueChange.extend({
  /** Within the section's properties: `items.2.answer`. */
  path: z.string(),
})

export const sectionChange = z.object({
  kind: z.enum(changeKinds),
  /** `title` is that of the section's type; `name` the owner's, or its heading. */
  section: z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  fields: z.array(fieldChange),
})

/** Differences between two states of a page, sections in the order of the later one. */
export const pageDifference = z.object({ changes: z.array(sectionChange), page: z.array(valueChange) })

export const homeBody = z.object({ pageId: z.uuid() })

/** Content around a document on the canvas, edited separately: a shared group, or the page that a group is shown with. */
const canvasPart = z.object({
  _id: z.string(),
  kind: z.enum(pageKinds),
  key: z.string(),
  title: z.string(),
  sections: z.array(placedSection),
})

/** Context of a document: a page around a group, or an example's path for a template. Missing ones are ignored. */
const canvasChoice = { beside: z.uuid('This page was not found.').optional(), example: z.string().max(200).optional() }

export const canvasQuery = z.object(canvasChoice)

/** Data that the builder needs to show a page as visitors see it. */
export const pageCanvas = z.object({
  /** Page facts for sections; a template gets an example's path and parameters. */
  info: pageInfo,
  themeCss: z.string(),
  /** The theme's colour schemes, keyed by the stored background value. */
  schemes: z.record(z.string(), z.string()),
  css: z.array(z.string()),
  /** Font files by family. */
  fonts: z.record(z.string(), z.string()),
  /** Parts above and below it, in order. */
  frame: z.object({ before: z.array(canvasPart), after: z.array(canvasPart) }),
  /** Sample content for added sections. */
  sampleSite,
})

/** Data to draw a form outside a page. */
export const formCanvas = pageCanvas.pick({ info: true, themeCss: true, css: true })

const mostSections = 60

export const sectionDataBody = z.object({
  ...canvasChoice,
  sections: z
    .array(
      z.object({
        id: z.string().max(60),
        type: z.string().max(60),
        props: z.record(z.string(), z.unknown()).default({}),
        v: z.number().int().positive().max(largestWhole).optional(),
      }),
    )
    .max(mostSections, `Ask for at most ${mostSections} sections at once.`),
})

/** By section id; null for a section with nothing to show. Sections without data are absent. */
export const sectionData = z.object({ data: z.record(z.string(), z.unknown()) })

export type PageCanvas = z.output<typeof pageCanvas>
export type FormCanvas = z.output<typeof formCanvas>
export type CanvasPart = z.output<typeof canvasPart>
export type CanvasChoice = z.output<typeof canvasQuery>
export type PageList = z.output<typeof pageList>
export type PageRow = z.output<typeof pageRow>
export type PageDetail = z.output<typeof pageDetail>
export type PageFinding = z.output<typeof pageFinding>
export type PageIssue = z.output<typeof pageIssue>
export type NewPageBody = z.output<typeof newPageBody>
export type PageBody = z.output<typeof pageBody>
export type DraftBody = z.output<typeof draftBody>
export type PublishBody = z.output<typeof publishBody>
export type ScheduleBody = z.output<typeof scheduleBody>
export type RestoreBody = z.output<typeof restoreBody>
export type DraftSaved = z.output<typeof draftSaved>
export type PagePreset = z.output<typeof pagePreset>
export type StandardTemplateRow = z.infer<typeof standardTemplateRow>
export type PageVersion = z.output<typeof pageVersion>
export type KeptDraft = z.output<typeof keptDraft>
export type VersionDetail = z.output<typeof versionDetail>
export type FieldChange = z.output<typeof fieldChange>
export type SectionChange = z.output<typeof sectionChange>
export type PageDifference = z.output<typeof pageDifference>
