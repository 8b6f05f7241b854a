import { z } from 'zod'
import type { Schema } from '../../../shared/api/contract.ts'
import type { Route } from './route.ts'

/**
 * The path of a route and its alternative ones, in the router's form. A page's parameters match what their schema's pattern allows,
 * and nothing else: `/forms/diwali` may be a page of the site's own, although forms are at `/forms/{id}`.
 */
export function patternsOf(route: Pick<Route, 'path' | 'also' | 'params' | 'isPage'>): string[] {
  const shapes = route.isPage && route.params ? shapesOf(route.params) : new Map<string, string>()
  return [route.path, ...(route.also ?? [])].map((path) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${shapes.get(name) ?? ''}`),
  )
}

function shapesOf(params: Schema): Map<string, string> {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input' })
  return new Map(
    Object.entries(properties).flatMap(([name, property]) => {
      const pattern = typeof property === 'object' ? property.pattern : undefined
      return pattern === undefined ? [] : [[name, `{${routable(pattern)}}`]]
    }),
  )
}

/** The router anchors patterns itself, and takes neither braces within them nor groups that capture. */
function routable(pattern: string): string {
  return pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll('(', '(?:')
    .replace(/(\[[^\]]+\])\{(\d+)\}/g, (_, letters: string, times: string) => letters.repeat(Number(times)))
}
