import { z } from 'zod'
import { restList } from '../api/rest-list.ts'
import { placedSection } from './page-document.ts'
import { pageInfo } from './page-info.ts'
import { pictureIdOrNone } from './picture-shapes.ts'
import { sampleSite } from './sample-site.ts'

/** What the editor of pages and the server tell one another. Times are ISO instants. */

export const pageKinds = ['page', 'template', 'group'] as const
export type PageKind = (typeof pageKinds)[number]

const seo = {
  title: z.string().trim().max(120, 'Please use at most 120 characters.'),
  description: z.string().trim().max(300, 'Please use at most 300 characters.'),
  /** Id of a picture of the media library; shown where the page is shared. */
  image: pictureIdOrNone,
  noIndex: z.boolean(),
}

export const seoSchema = z.object({
  title: seo.title.default(''),
  description: seo.description.default(''),
  // What was stored before ids were checked is none; it takes nothing else with it.
  image: seo.image.default('').catch(''),
  noIndex: seo.noIndex.default(false),
})

export type Seo = z.output<typeof seoSchema>

const title = z
  .string()
  .trim()
  .min(1, 'Please give the page a title.')
  .max(120, 'Please use at most 120 characters for the title.')

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

const pageHead = z.object({
  _id: z.string(),
  kind: z.enum(pageKinds),
  /** A page's path; a template's or group's name. */
  key: z.string(),
  title: z.string(),
  /** The draft differs from what the public sees. */
  changed: z.boolean(),
  changedAt: z.string(),
  isHome: z.boolean(),
  /** Where the public finds it: a path, a template's pattern such as `/p/{path}`; null for groups and the 404 page. */
  path: z.string().nullable(),
})

export const pageRow = pageHead.extend({
  published: z.boolean(),
  /** How many sections its draft has. */
  sections: z.number().int(),
  /** Since when it is deleted; null while it is not. */
  deletedAt: z.string().nullable(),
})

/** Something about a document that its owner should mend: `field` is its path, `sections.2.props.items.0.name`. */
export const pageIssue = z.object({ field: z.string(), message: z.string() })

/** A document as it is stored; its sections' properties may be anything. */
const storedDocument = z.looseObject({ schemaVersion: z.number(), sections: z.array(z.looseObject({})) })

export const findingKinds = ['link', 'sample', 'picture'] as const

/** Something that a draft can be published with, but that its owner may want to mend. */
export const pageFinding = z.object({
  /** A link that leads to nothing, a sample text, a picture without a description. */
  kind: z.enum(findingKinds),
  message: z.string(),
  /** `title` is its owner's name for it, or its kind's. */
  section: z.object({ id: z.string(), title: z.string() }),
  /** The field within the section's properties. */
  path: z.array(z.union([z.string(), z.number()])),
  /** The same in words: `Slides › Slide 2 › Heading`. */
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
  path: z.string().trim().min(1, 'Please give the page a path.').max(600),
  preset: z.string().max(60).default('blank'),
})

const pageFields = {
  title: title.optional(),
  path: newPageBody.shape.path.optional(),
  seo: z.object(seo).partial().optional(),
}

export const pageBody = z.object({
  ...pageFields,
  /** What the editor saw where the changes are made: what is another by now is not changed. */
  seen: z.object(pageFields).optional(),
})

const largestNumber = 2_147_483_647
const revision = z.number().int().min(1).max(largestNumber)

/** What a tab that edits calls itself. Whoever names the editor is refused once somebody else has the page's lock. */
const editor = z.string().regex(/^[a-zA-Z0-9-]{8,64}$/, 'The editor must name itself.')

export const draftBody = z.object({
  revision,
  editor: editor.optional(),
  document: z.record(z.string(), z.unknown()),
})
export const draftSaved = z.object({ revision: z.number().int(), issues: z.array(pageIssue), changed: z.boolean() })
export const publishBody = z.object({ revision, editor: editor.optional() })
export const restoreBody = publishBody.extend({ version: z.number().int().min(1).max(largestNumber) })

/** A template that comes with the product, which the site shows while it has none of its own. */
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
  /** How many sections it brings, and their types in order. */
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
  /** It is what the public sees. */
  isPublished: z.boolean(),
})

export const versionDetail = pageVersion.extend({ seo: seoSchema, document: storedDocument })

/** A draft that was never published, and that a restored version has replaced; `by` is who restored it. */
export const keptDraft = z.object({
  _id: z.string(),
  title: z.string(),
  replaced: z.string(),
  by: z.object({ name: z.string() }).nullable(),
})

export const differenceQuery = z.object({
  from: z.coerce.number().int().min(1).max(largestNumber),
  to: z.union([z.literal('draft'), z.coerce.number().int().min(1).max(largestNumber)]).default('draft'),
})

export const changeKinds = ['added', 'removed', 'moved', 'changed', 'hidden', 'shown', 'renamed'] as const

/** Values as people read them; null where there was, or is, nothing. */
const valueChange = z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })

export const fieldChange = valueChange.extend({
  /** Within the section's properties: `items.2.answer`. */
  path: z.string(),
})

export const sectionChange = z.object({
  kind: z.enum(changeKinds),
  /** `title` is that of the kind of section; `name` its owner's, or its heading. */
  section: z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string() }),
  fields: z.array(fieldChange),
})

/** What is different between two states of a page, sections in the order of the later one. */
export const pageDifference = z.object({ changes: z.array(sectionChange), page: z.array(valueChange) })

export const homeBody = z.object({ pageId: z.uuid() })

/** `take: 'over'` takes the lock from whoever has it. */
export const lockBody = z.object({ editor, take: z.literal('over').optional() })

/** `holder` is somebody else: another person, or the same one in another tab. */
export const pageLock = z.object({
  mine: z.boolean(),
  holder: z.object({ name: z.string(), since: z.string() }).nullable(),
})

export const previewLink = z.object({ url: z.string(), expires: z.string() })

/** A link that shows a draft now. Its address is known to those alone who have it. */
export const openPreviewLink = z.object({ _id: z.string(), by: z.string(), created: z.string(), expires: z.string() })

/** What stands around a document on the canvas, and is edited by itself: a shared group, or the page that a group is shown with. */
const canvasPart = z.object({
  _id: z.string(),
  kind: z.enum(pageKinds),
  key: z.string(),
  title: z.string(),
  sections: z.array(placedSection),
})

/** How a document is shown: a group with this page, a template with the thing at this path. What is not there is not used. */
const canvasChoice = { beside: z.uuid('This page is not found.').optional(), example: z.string().max(200).optional() }

export const canvasQuery = z.object(canvasChoice)

/** What the builder needs to show a page as the public sees it. */
export const pageCanvas = z.object({
  /** What sections know of the page they stand on; a template has an example's path and parameters. */
  info: pageInfo,
  themeCss: z.string(),
  /** The theme's colour schemes by what a section's background stores. */
  schemes: z.record(z.string(), z.string()),
  css: z.array(z.string()),
  /** Font files by family. */
  fonts: z.record(z.string(), z.string()),
  /** What stands above and below it, in order. */
  frame: z.object({ before: z.array(canvasPart), after: z.array(canvasPart) }),
  /** What sections that are added begin with. */
  sampleSite,
})

/** What a form is drawn with that stands on no page yet. */
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
        v: z.number().int().positive().optional(),
      }),
    )
    .max(mostSections, `Please ask for at most ${mostSections} sections at once.`),
})

/** By the sections' ids; null for one that has nothing to show. Sections that need no data are not in it. */
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
export type PageLock = z.output<typeof pageLock>
export type OpenPreviewLink = z.output<typeof openPreviewLink>
export type PreviewLink = z.output<typeof previewLink>
