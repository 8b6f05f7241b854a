import { globSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { systemRoutes } from '../../../src/shared/content/pages/paths.ts'
import { at } from './addresses.ts'

/** Every island, by its name. */
export const islands = globSync('src/{features,sections}/**/*.island.tsx').map((file) =>
  path.basename(file, '.island.tsx'),
)

const sites = ['shop', 'events', 'clinic', 'portfolio', ''] as const

/** An address of the demonstration that shows each island, by the island's name. */
export async function islandPlaces(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const site of sites)
    for (const address of await addressesOf(page, site))
      for (const name of await namesIn(page, at(site, address)))
        if (!found.has(name)) found.set(name, at(site, address))
  return found
}

/** Pages of the sitemap, of products and posts only a few, and what the system serves for one customer alone. */
async function addressesOf(page: Page, site: (typeof sites)[number]): Promise<string[]> {
  const listed = (await textAt(page, at(site, '/sitemap.xml'))).matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)
  const paths = [...listed].map(([, address = '']) => address)
  const own = systemRoutes
    .filter(({ personal, platform }) => personal && (!platform || site === ''))
    .map(
      ({ pattern, needs = [] }) =>
        pattern.replace('{id}', '1') +
        needs
          .map((name) => `&${name}=1`)
          .join('')
          .replace('&', '?'),
    )
  const few = new Map<string, string[]>()
  for (const address of paths) {
    const group = /^\/\w+\//.exec(address)?.[0] ?? address
    few.set(group, [...(few.get(group) ?? []), address].slice(0, 3))
  }
  return [...few.values()].flat().concat(own, '/search?q=a')
}

/** Names of the islands of a page. */
export async function namesIn(page: Page, url: string): Promise<string[]> {
  return Array.from((await textAt(page, url)).matchAll(/data-island="([^"]+)"/g), ([, name = '']) => name)
}

/** Only browsers know that `*.localhost` is this machine. */
async function textAt(page: Page, url: string): Promise<string> {
  const { host, port, pathname, search } = new URL(url)
  const answer = await page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } })
  return answer.text()
}
