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
