import type { StarterName } from '../../../src/server/modules/over/starters/starter.ts'

/** The demonstration's password. */
export const password = 'Haat@2026'

/** Who owns the platform's own site. */
export const operator = 'operator@example.com'

/** A site for journeys; its staff have email addresses at `mailDomain`. */
export type Site = { key: string; mailDomain: string }

/** Names the starter that a journey's own site is made of. */
export type Asked = { starter: StarterName }

/** The demonstration's shop, which many journeys look at and none changes. */
export const demo: Site = { key: 'shop', mailDomain: 'example.com' }

/** One for the whole worker, as it runs one journey at a time. */
let current = demo

/** Makes a site the current one. */
export function enter(site: Site): void {
  current = site
}

/** Address on the current site, which is the demonstration's shop unless the journey has its own: `here('/cart')`. */
export function here(path = '/'): string {
  return addressOf(`${current.key}.localhost`, path)
}

/** Email address on the current site; `owner`, `content` (a colleague who writes) and `asha` (a customer) have accounts. */
export function emailOf(person: string): string {
  return `${person}@${current.mailDomain}`
}

/** Address on one of the demonstration's sites, or on the platform's: `at('shop', '/cart')`. */
export function at(site: '' | 'shop' | 'events' | 'clinic' | 'portfolio' | 'food', path = '/'): string {
  return addressOf(site ? `${site}.localhost` : 'localhost', path)
}

function addressOf(host: string, path: string): string {
  return `http://${host}:${process.env.HAAT_PORT}${path}`
}
