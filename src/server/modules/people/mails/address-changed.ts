import type { Site } from '../../../platform/context.ts'
import { type Letter, shopAddress } from '../../running/mail/index.ts'
import { wordsFor } from './language.ts'

type Change = { firstName: string; from: string; to: string; at: Date }

/**
 * What both addresses are told once a person has another one: the old one how to object, the new one that it is used from now on.
 * @returns a letter for each, by the address that it goes to
 */
export function addressChangedMail(site: Site, { from, to, ...about }: Change): { old: Letter; now: Letter } {
  const words = wordsFor(site)
  const help = shopAddress(site) ?? site.origin
  return {
    old: words.addressLeft({ ...about, site: site.name, to, help }),
    now: words.addressTaken({ ...about, site: site.name, from, href: `${site.origin}/login` }),
  }
}
