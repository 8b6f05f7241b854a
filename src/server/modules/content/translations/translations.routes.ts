import { type Route, route } from '../../../platform/http/route.ts'
import { changeTranslation, listTranslations, readTranslation } from './staff-translations.ts'
import type { Translatables } from './translatable.ts'
import * as calls from './translations.contract.ts'

/** @param translatables every kind of thing that can be translated */
export const translationRoutes = (translatables: Translatables): Route[] => [
  route(calls.listTranslations, (ctx, { query }) => listTranslations(ctx, translatables[query.kind], query)),
  route(calls.readTranslation, async (ctx, { params, query }) => ({
    data: await readTranslation(ctx, translatables[params.kind], { ...params, ...query }),
  })),
  route(calls.changeTranslation, async (ctx, { params, body }) => ({
    data: await changeTranslation(ctx, translatables[params.kind], { ...params, ...body }),
  })),
]
