import { messages } from '../messages.ts'
import { messageNames } from '../own-words.ts'
import type { SiteSettings } from './site-settings.ts'

/** Translates a text; `place` tells people where it is used. */
type Say = (text: string, place: string) => string

/**
 * Maps the owner's texts in settings that visitors read: the description, own wording, the address of the business, and hours of the
 * shop's places.
 */
export function mapSettingsTexts(settings: SiteSettings, say: Say): SiteSettings {
  const { messages: own, business, delivery } = settings
  const description = say(settings.description, 'Description')
  const worded = messageNames.flatMap((name) => {
    const text = own[name]
    return text === undefined ? [] : [[name, say(text, `Message: ${messages[name]}`)] as const]
  })
  const { line1, line2, city } = business.address
  const address = {
    ...business.address,
    line1: say(line1, 'Business address, first line'),
    line2: say(line2, 'Business address, second line'),
    city: say(city, 'Business address, city'),
  }
  const pickUp = delivery.pickUp.map((place) => ({ ...place, hours: say(place.hours, `${place.name}, opening hours`) }))
  return {
    ...settings,
    description,
    messages: Object.fromEntries(worded),
    business: { ...business, address },
    delivery: { ...delivery, pickUp },
  }
}
