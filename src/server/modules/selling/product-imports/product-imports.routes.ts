import { type Route, route } from '../../../platform/http/route.ts'
import { exportProducts } from './export-products.ts'
import { addImport, dropImport, mapColumns, startImport, startUndo } from './imports.ts'
import { findImport } from './imports-store.ts'
import * as calls from './product-imports.contract.ts'
import { exportFaults, shownImport, shownImports, shownItems } from './shown-imports.ts'
import { addArchive, beginArchive, takeArchivePart } from './upload-archive.ts'

export const productImportRoutes: Route[] = [
  route(calls.addImport, async (ctx, { body }) => ({ data: await addImport(ctx, body.file) })),
  route(calls.addArchive, async (ctx, { body }) => ({ data: await addArchive(ctx, body) })),
  route(calls.listImports, (ctx, { query }) => shownImports(ctx, query)),
  route(calls.exportProducts, (ctx) => exportProducts(ctx, 'csv')),
  route(calls.exportWorkbook, (ctx) => exportProducts(ctx, 'xlsx')),
  route(calls.readImport, async (ctx, { params }) => ({
    data: await shownImport(ctx, await findImport(ctx, params.id)),
  })),
  route(calls.listImportItems, (ctx, { query }) => shownItems(ctx, query)),
  route(calls.exportImportFaults, (ctx, { params }) => exportFaults(ctx, params.id)),
  route(calls.changeImport, async (ctx, { params, body }) => ({
    data: await mapColumns(ctx, params.id, body.columns),
  })),
  route(calls.beginArchive, async (ctx, { params, body }) => ({ data: await beginArchive(ctx, params.id, body) })),
  route(calls.sendArchivePart, async (ctx, { params, body }) => ({
    data: await takeArchivePart(ctx, params.id, params.from, body.file.bytes),
  })),
  route(calls.startImport, async (ctx, { params }) => ({ data: await startImport(ctx, params.id) })),
  route(calls.undoImport, async (ctx, { params }) => ({ data: await startUndo(ctx, params.id) })),
  route(calls.dropImport, async (ctx, { params }) => {
    await dropImport(ctx, params.id)
    return { data: { _id: params.id } }
  }),
]
