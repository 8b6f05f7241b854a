import { registerHooks } from 'node:module'

/** TypeScript 7 has no program interface; openapi-typescript prints types by that of TypeScript 6. */
const hooks = registerHooks({
  resolve: (name, context, next) =>
    next(
      name === 'typescript' && context.parentURL?.includes('/openapi-typescript/') ? '@typescript/typescript6' : name,
      context,
    ),
})
const { astToString, default: openapiTs } = await import('openapi-typescript')
hooks.deregister()

/** The types that a client's author generates from a description of the API. */
export async function apiTypes(document: string): Promise<string> {
  return astToString(await openapiTs(document, { defaultNonNullable: false }))
}
