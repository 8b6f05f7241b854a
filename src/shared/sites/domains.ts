import { z } from 'zod'

export const mostDomains = 20

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A domain in DNS form: lower case, other scripts as `xn--…`. Undefined if invalid. */
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

/** A domain as people type it; scheme and path are dropped. */
export const domainField = z
  .string('Enter a domain.')
  .max(300, 'Enter a domain such as brand.example.com.')
  .transform((text, issues) => {
    const name = domainName(text)
    if (name !== undefined) return name
    issues.addIssue({ code: 'custom', message: 'Enter a domain such as brand.example.com.' })
    return z.NEVER
  })

/** A domain of the site, connected or waiting. `created` is an ISO instant. */
export const domain = z.object({
  host: z.string(),
  /** `platform`: the site's permanent address under the platform. */
  state: z.enum(['platform', 'connected', 'waiting']),
  /** The canonical domain: pages name it, and the others redirect to it. */
  isPrimary: z.boolean(),
  /** The DNS record to add, while the domain is waiting. */
  record: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }).nullable(),
  created: z.string().nullable(),
})

export type Domain = z.output<typeof domain>
