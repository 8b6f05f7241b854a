import { t } from '../../../../shared/words.ts'

/** What a mail program makes a link of: a scheme, `www.`, a name with a dot and letters behind it, an e-mail address, numbers with dots. */
const address = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}|@/iu

/** Whether a name holds an address, in any of the dots that lead to one (RFC 3490). */
export const holdsAddress = (name: string): boolean =>
  address.test(name.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/g, '.'))

/**
 * How a mail begins. Anyone may sign up with another person's e-mail address, so a name that is an advertisement is left out: mail goes
 * out in the name of the site (B178).
 */
export const greeting = (firstName: string): string =>
  firstName === '' || holdsAddress(firstName) ? t('Hello,') : t('Dear {firstName},', { firstName })
