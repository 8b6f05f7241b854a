import { t } from '../../../../shared/words.ts'

/** Matches anything that mail clients turn into a link: a scheme, `www.`, a dotted name, an email address, an IP address. */
const address = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}|@/iu

/** A text as a mail client may read it: without invisible characters, with one kind of dot (RFC 3490). */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u3002\uff0e\uff61]/g, '.')

/** Whether a name contains an address. */
export const holdsAddress = (name: string): boolean => address.test(asRead(name))

/** Matches what only addresses have; dotted names are common in streets: `Opp.Bus stand`. */
const surelyAddress = /:\/\/|www\.|@/iu

/**
 * A line of a delivery address for its buyer's mail. Anyone may order to another person's email address, so no mail client may make
 * a link of it: a line with an address of the web is left out (''), and dots within words are followed by a word joiner.
 */
export function withoutLinks(line: string): string {
  const read = asRead(line)
  if (surelyAddress.test(read)) return ''
  return address.test(read) ? read.replace(/(?<=[\p{L}\p{N}]\.)(?=[\p{L}\p{N}])/gu, '\u2060') : line
}

/**
 * A mail's salutation. Anyone may sign up with another person's email address, so a name that contains an advertisement is left
 * out: the mail goes out in the site's name (B178).
 */
export const greeting = (firstName: string): string =>
  firstName === '' || holdsAddress(firstName) ? t('Hello,') : t('Dear {firstName},', { firstName })
