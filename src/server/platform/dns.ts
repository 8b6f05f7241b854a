import { Resolver } from 'node:dns/promises'

/** The TXT records of a name; empty if it has none. Rejects if no server replies. */
export type ReadTxt = (name: string) => Promise<string[]>

const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/** @param servers addresses, with a port if it is not 53; empty means the machine's own */
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
