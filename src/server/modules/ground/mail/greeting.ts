import { t } from '../../../../shared/words.ts'

/** Matches anything that mail clients turn into a link: a scheme, `www.`, a dotted name, an email address, an IP address. */
const address = /:\/\/|www\.|[\p{L}\p{M}\p{N}]\.[\p{L}\p{M}]{2,}|\d{1,3}(?:\.\d{1,3}){3}|@/iu

/** A text as a mail client may read it: without invisible characters, with one kind of dot (RFC 3490). */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u3002\uff0e\uff61]/g, '.')

/** A number to call, in digits of any script. No name of a person has seven of them. */
const number = /\p{Nd}(?:[\s().+-]*\p{Nd}){6}/u

/** Whether a name contains an address, or a number to call. */
export const holdsAddress = (name: string): boolean => address.test(asRead(name)) || number.test(asRead(name))

/**
 * A mail's salutation. Anyone may sign up with another person's email address, so a name that contains an advertisement is left
 * out: the mail goes out in the site's name (B178).
 */
export const greeting = (firstName: string): string =>
  firstName === '' || holdsAddress(firstName) ? t('Hello,') : t('Dear {firstName},', { firstName })

/** Places at which mail clients recognise an address: the scheme, the at sign, and the dots of a name or of an IP address. */
const joints = /:\/\/|@|(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{N}])/gu

/**
 * A text that a customer entered, for a mail to an email address that they entered too, which may be another person's: where it holds an
 * address, that is spaced out, so that no mail client makes a link of it (B178). `M.G.Road` reads `M. G. Road`.
 */
export function unlinked(text: string): string {
  const read = asRead(text)
  return address.test(read) ? read.replace(joints, spacedOut) : text
}

const spacedOut = (joint: string): string => (joint === '@' ? ' @ ' : joint === '://' ? ': ' : `${joint} `)
