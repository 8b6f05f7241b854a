import { Resolver } from 'node:dns/promises'

/** The texts of a name's TXT records; none where the name has none. Rejects when nobody answers. */
export type ReadTxt = (name: string) => Promise<string[]>

const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/** @param servers addresses, with a port where it is another than 53; the machine's own where none is given */
export function openDns(servers: string[]): ReadTxt {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (nothing.has(String((error as NodeJS.ErrnoException).code))) return []
      throw error
    }
  }
}
