import { z } from 'zod'

export const mostDomains = 20

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A name in the one form that DNS knows: in small letters, other scripts as `xn--…`. Undefined for what is none. */
export function domainName(text: string): string | undefined {
  const given = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')
  if (!URL.canParse(`http://${given}`)) return undefined
  const { hostname, port, username } = new URL(`http://${given}`)
  const labels = hostname.split('.')
  const isName = labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName && port === '' && username === '' && hostname.length <= 253 ? hostname : undefined
}

/** The name of a domain as people type it, scheme and path left out. */
export const domainField = z
  .string('Please enter a domain.')
  .max(300, 'Please enter a domain such as brand.example.com.')
  .transform((text, issues) => {
    const name = domainName(text)
    if (name !== undefined) return name
    issues.addIssue({ code: 'custom', message: 'Please enter a domain such as brand.example.com.' })
    return z.NEVER
  })

/** A domain of the site, or one that it waits for. `created` is an ISO instant. */
export const domain = z.object({
  host: z.string(),
  /** `platform`: the site's address under the platform, which it always has. */
  state: z.enum(['platform', 'connected', 'waiting']),
  /** The one that pages name, and that visitors of the others are sent to. */
  isPrimary: z.boolean(),
  /** What has to stand in the DNS, while it is waited for. */
  record: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }).nullable(),
  created: z.string().nullable(),
})

export type Domain = z.output<typeof domain>
