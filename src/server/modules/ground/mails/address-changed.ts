import type { Site } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { letterIn, type SpokenLetter, shopAddress } from '../mail/index.ts'
import { addressLeft, addressTaken } from './letters.ts'

type Change = { firstName: string; from: string; to: string; at: Date }

/**
 * What both addresses are told once a person has another one: the old one how to object, the new one that it is used from now on.
 * @returns a letter for each, by the address that it goes to
 */
export function addressChangedMail(
  site: Site,
  { from, to, ...about }: Change,
): { old: SpokenLetter; now: SpokenLetter } {
  const help = shopAddress(site) ?? site.origin
  const href = pageAddress(site, '/login')
  return {
    old: letterIn(site, () => addressLeft({ ...about, site: site.name, to, help })),
    now: letterIn(site, () => addressTaken({ ...about, site: site.name, from, href })),
  }
}
