import { type Route, route } from '../../../platform/http/route.ts'
import { dropFiles, exportAnswers } from '../inbox/index.ts'
import { answerForm, takeFormFile } from './answers.ts'
import * as calls from './forms.contract.ts'
import { changeForm, countByForm, createForm, deleteForm, listForms, readForm } from './forms.ts'

export const formRoutes: Route[] = [
  route(calls.listForms, (ctx, { query }) => listForms(ctx, query)),
  route(calls.countAnswers, async (ctx, { query }) => ({ data: await countByForm(ctx, query) })),
  route(calls.exportAnswers, async (ctx, { query: { form, ...filters } }) => {
    const { definition } = await readForm(ctx, form)
    return exportAnswers(ctx, { id: form, fields: definition.fields }, filters)
  }),
  route(calls.readForm, async (ctx, { params }) => ({ data: await readForm(ctx, params.id) })),
  route(calls.createForm, async (ctx, { body }) => ({ data: await createForm(ctx, body) })),
  route(calls.changeForm, async (ctx, { params, body }) => ({ data: await changeForm(ctx, params.id, body) })),
  route(calls.deleteForm, async (ctx, { params }) => {
    await deleteForm(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.sendFormFile, async (ctx, { params, body }) => ({ data: await takeFormFile(ctx, params.id, body) })),
  route(calls.dropFormFile, async (ctx, { params, body }) => {
    await dropFiles(ctx, params.id, [body.claim])
    return { data: body }
  }),
  route(calls.answerForm, async (ctx, { params, body }) => ({ data: await answerForm(ctx, params.id, body) })),
]
