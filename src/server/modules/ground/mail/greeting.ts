import { t } from '../../../../shared/words.ts'

/** Matches anything that mail clients turn into a link: a scheme, `www.`, a dotted name, an email address, an IP address. */
const address = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}|@/iu

/** Whether a name contains an address, with any kind of dot that leads to one (RFC 3490). */
export const holdsAddress = (name: string): boolean =>
  address.test(name.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/g, '.'))

/**
 * A mail's salutation. Anyone may sign up with another person's email address, so a name that contains an advertisement is left
 * out: the mail goes out in the site's name (B178).
 */
export const greeting = (firstName: string): string =>
  firstName === '' || holdsAddress(firstName) ? t('Hello,') : t('Dear {firstName},', { firstName })

/** Places at which mail clients recognise an address: the scheme, the at sign, and the dots of a name or of an IP address. */
const joints = /:\/\/|@|(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu

/**
 * A text that a customer entered, for a mail to an email address that they entered too, which may be another person's: where it holds an
 * address, that is spaced out, so that no mail client makes a link of it (B178). `M.G.Road` reads `M. G. Road`.
 */
export const unlinked = (text: string): string => (holdsAddress(text) ? text.replace(joints, spacedOut) : text)

const spacedOut = (joint: string): string => (joint === '@' ? ' @ ' : joint === '://' ? ': ' : `${joint} `)
