import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { sentFile } from '../../../../shared/api/sent-file.ts'
import { workbookType } from '../../../../shared/api/workbook-type.ts'
import {
  archivePartBytes,
  importArchive,
  importChange,
  importColumn,
  importColumns,
  importItem,
  importItemQuery,
  importList,
  importReason,
  importRowFault,
  mostImportBytes,
  newArchive,
  productImport,
} from '../../../../shared/selling/catalogue/product-imports.ts'
import { largestWhole } from '../../../../shared/whole-numbers.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const path = '/api/v1/product-imports'
const params = z.object({ id: z.uuid('Send the id.') })
const reply = oneOf(productImport)

export const addImport = contract('post', path, {
  ...staff,
  summary: 'Upload a CSV or XLSX file of products: it is compared with the shop, and nothing is changed yet',
  records: { act: 'productImport.add' },
  bodyAs: 'form',
  mostBytes: mostImportBytes,
  body: z.object({ file: sentFile }),
  reply,
  refusals: ['productImport.columns', 'productImport.empty'],
})

export const addArchive = contract('post', `${path}/archives`, {
  ...staff,
  summary:
    'Start or resume the upload of a ZIP with a file of products and its pictures; its parts follow as for other ZIPs',
  records: { act: 'productImport.add' },
  body: newArchive,
  reply,
  refusals: ['productImport.archives'],
})

export const listImports = contract('get', path, {
  ...reading,
  summary: 'Imports of the last 30 days, the newest first',
  query: importList,
  reply: listOf(productImport),
})

export const readImport = contract('get', `${path}/{id}`, {
  ...reading,
  summary: 'Read an import: preview, progress and result',
  params,
  reply,
  refusals: ['productImport.notFound'],
})

export const listImportItems = contract('get', '/api/v1/product-import-items', {
  ...reading,
  summary: 'Products of a file, each with its changes and faults by line',
  query: importItemQuery,
  reply: listOf(importItem),
  refusals: ['productImport.notFound'],
})

export const exportImportFaults = contract('get', `${path}/{id}/faults.csv`, {
  ...staff,
  summary: 'The rows of the file that are not imported, with the reason for each, to correct and upload again',
  records: { act: 'productImport.faults', how: 'file' },
  params,
  reply: z.string(),
  replyType: 'text/csv',
  refusals: ['productImport.notFound'],
})

export const changeImport = contract('patch', `${path}/{id}`, {
  ...staff,
  summary: 'Map the columns of a file; it is compared with the shop again',
  records: { act: 'productImport.change' },
  params,
  body: importColumns,
  mostBytes: mostOfDocument,
  reply,
  refusals: ['productImport.column', 'productImport.columns', 'productImport.notFound', 'productImport.state'],
})

export const beginArchive = contract('post', `${path}/{id}/archive`, {
  ...staff,
  summary: 'Start or resume the upload of a ZIP with the file’s pictures',
  records: { nothing: 'the file is compared again once the ZIP has come' },
  params,
  body: newArchive,
  reply,
  refusals: ['productImport.archives', 'productImport.notFound', 'productImport.state'],
})

export const sendArchivePart = contract('put', `${path}/{id}/archive/{from}`, {
  ...staff,
  summary: 'Upload the part of a ZIP that starts at this byte; the last one compares the file again',
  records: { nothing: 'what is imported is recorded by the import' },
  params: params.extend({ from: z.coerce.number().int().min(0).max(largestWhole) }),
  body: z.object({ file: sentFile }),
  bodyAs: 'form',
  mostBytes: archivePartBytes,
  reply,
  refusals: ['productImport.notFound', 'productImport.part', 'productImport.state'],
})

export const startImport = contract('post', `${path}/{id}/start`, {
  ...staff,
  summary: 'Run an import; rows with errors are skipped',
  records: { act: 'productImport.start' },
  params,
  reply,
  refusals: ['productImport.busy', 'productImport.notFound', 'productImport.state'],
})

export const undoImport = contract('post', `${path}/{id}/undo`, {
  ...staff,
  summary: 'Undo an import; products changed since are kept',
  records: { act: 'productImport.undo' },
  params,
  reply,
  refusals: ['productImport.busy', 'productImport.notFound', 'productImport.over', 'productImport.state'],
})

export const dropImport = contract('delete', `${path}/{id}`, {
  ...staff,
  summary: 'Discard a file that has not been imported',
  records: { act: 'productImport.delete' },
  params,
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['productImport.notFound', 'productImport.state'],
})

export const exportProducts = contract('get', '/api/v1/products.csv', {
  ...staff,
  summary: 'All products with their variants as a CSV file, which can be imported again',
  records: { act: 'productImport.export', how: 'file' },
  reply: z.string(),
  replyType: 'text/csv',
})

export const exportWorkbook = contract('get', '/api/v1/products.xlsx', {
  ...staff,
  summary: 'All products with their variants as an Excel workbook, which can be imported again',
  records: { act: 'productImport.export', how: 'file' },
  reply: z.string(),
  replyType: workbookType,
})

named({
  importArchive,
  importChange,
  importColumn,
  importItem,
  importReason,
  importRowFault,
  newArchive,
  productImport,
})
