import { type Route, route } from '../../../../platform/http/route.ts'
import * as calls from './accounts.contract.ts'
import { listAccounts, removeAccount, saveAccount, useAccount } from './save-accounts.ts'

export const accountRoutes: Route[] = [
  route(calls.listAccounts, listAccounts),
  route(calls.saveAccount, async (ctx, { params, body }) => {
    await saveAccount(ctx, params, body)
    return listAccounts(ctx)
  }),
  route(calls.useAccount, async (ctx, { params, body }) => {
    await useAccount(ctx, { ...params, ...body })
    return listAccounts(ctx)
  }),
  route(calls.removeAccount, async (ctx, { params }) => {
    await removeAccount(ctx, params)
    return listAccounts(ctx)
  }),
]
