import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

/** Shapes of imports of products from a file. */

/** Limits of a file: rows without its header, and bytes. */
export const mostImportRows = 200_000
export const mostImportBytes = 64 * 1024 * 1024

/** Parts in which a ZIP of pictures is sent, and the largest one, bytes. */
export const archivePartBytes = 2 * 1024 * 1024
export const mostArchiveBytes = 512 * 1024 * 1024

/** The first column of a file to correct: why each row was left out. */
export const reasonsHeader = 'Fault'

/** An import can be undone for so many days; then it is forgotten. */
export const importDays = 30

/**
 * SENDING: its ZIP is on its way. READING: the file is compared with the shop. READY: the owner looks at what it would do. APPLYING, DONE, UNDOING, UNDONE.
 * FAILED: the file could not be read.
 */
export const importStates = ['SENDING', 'READING', 'READY', 'APPLYING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'] as const
export type ImportState = (typeof importStates)[number]

/** Kinds of a file's products, compared with the shop. */
export const importActions = ['ADD', 'CHANGE', 'SAME', 'FAULT'] as const
export type ImportAction = (typeof importActions)[number]

/** Outcomes of importing a product. KEPT: it was changed since, and stays when the import is undone. */
export const importOutcomes = ['DONE', 'REFUSED', 'UNDONE', 'KEPT'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A changed field; `sku` is empty for the product itself, `before` and `after` for what is not told in words. */
export const importChange = z.object({ field: z.string(), sku: z.string(), before: z.string(), after: z.string() })
export type ImportChange = z.output<typeof importChange>

/** A fault by line, as a spreadsheet counts them, and by column. */
export const importRowFault = z.object({ line: z.int(), column: z.string(), text: z.string() })

/** A reason why several products of a file are left out; `column` is empty for rows as a whole. */
export const importReason = z.object({ column: z.string(), text: z.string(), products: z.int() })
export type ImportReason = z.output<typeof importReason>

export const importColumn = z.object({ header: z.string(), field: z.string().nullable() })

const counts = z.object({
  add: z.int(),
  change: z.int(),
  same: z.int(),
  fault: z.int(),
  /** Products of which a price changes by half or more, or a sale begins at half or less. */
  jump: z.int(),
  done: z.int(),
  refused: z.int(),
  undone: z.int(),
  kept: z.int(),
  /** Products that are imported without a part of what their rows state. */
  noted: z.int(),
  /** Pictures that are named and in no ZIP. */
  picturesMissing: z.int(),
  /** Pictures to fetch, and those that could not be. */
  pictures: z.int(),
  picturesFailed: z.int(),
})

/** A ZIP to send: of pictures, or of a table and its pictures. `mark` identifies it, so that one that broke off goes on. */
export const newArchive = z.object({
  name: z.string().trim().min(1, 'Send the name of the ZIP.').max(200),
  bytes: z
    .int()
    .min(1, 'This file is empty.')
    .max(mostArchiveBytes, `A ZIP may have up to ${mostArchiveBytes / 1024 / 1024} MB.`),
  mark: z.string().min(1).max(300),
})

export type NewArchive = z.output<typeof newArchive>

/** The ZIP of an import. It is read once `received` is `bytes`. */
export const importArchive = z.object({
  name: z.string(),
  bytes: z.int(),
  received: z.int(),
  /** The table in it that is imported; empty where the file came beside it. */
  table: z.string(),
  /** Files in it, but for the table. */
  pictures: z.int(),
  /** Files that no row names, and the first hundred of them. */
  unnamedCount: z.int(),
  unnamed: z.array(z.string()),
  /** Why it cannot be read. */
  fault: z.string(),
})

export const productImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  layout: z.enum(['own', 'shopify', 'woocommerce']),
  state: z.enum(importStates),
  /** Why the file could not be read. */
  fault: z.string(),
  columns: z.array(importColumn),
  archive: importArchive.nullable(),
  /** Fields that a column may have, with their names. */
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
  rows: z.int(),
  products: z.int(),
  counts,
  /** The most frequent ones; none in lists, and while a step runs. */
  reasons: z.array(importReason),
  /** How far the present step is, from 0 to 1. */
  progress: z.number(),
  created: z.iso.datetime(),
  /** Until when it can be undone; null where it can't. */
  undoUntil: z.iso.datetime().nullable(),
})

export type ProductImport = z.output<typeof productImport>

/** A product of the file; `_id` is its place. */
export const importItem = z.object({
  _id: z.string(),
  line: z.int(),
  name: z.string(),
  action: z.enum(importActions),
  outcome: z.enum(importOutcomes).nullable(),
  productId: z.string().nullable(),
  jumps: z.boolean(),
  changes: z.array(importChange),
  faults: z.array(importRowFault),
})

export type ImportItem = z.output<typeof importItem>

export const importItemQuery = z.object({
  import: z.uuid('Send the id.'),
  p: restList.p,
  s: restList.s,
  /** `fault` includes those that were refused when the import ran; `noted` is imported, with something to look at: a part left out, no tax rate. */
  kind: z.enum(['add', 'change', 'same', 'fault', 'jump', 'noted']).optional(),
})

export const importList = z.object({ p: restList.p, s: restList.s })

/** Columns by their place, and the field of each. */
export const importColumns = z.object({
  columns: z.array(z.string().max(80).nullable()).min(1, 'Choose what the columns contain.').max(500),
})
