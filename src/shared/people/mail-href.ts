import { storefrontEmailPattern } from '../rules.ts'

const isEmail = (text: string) => storefrontEmailPattern.test(text)

/** The `mailto:` address of an email as people write it, of several the first. Undefined for anything else. */
export function mailHref(written: string): string | undefined {
  const whole = written.trim()
  const parts = isEmail(whole) ? [whole] : whole.split(/[\s,;|/·•&]+/)
  const [email = ''] = parts
  return parts.every(isEmail) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined
}
