import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { decode, encode } from 'dns-packet'

export type DnsServer = {
  /** As `DNS_SERVERS` names it. */
  address: string
  /** Sets the TXT records of a name; without texts it has none. */
  say: (name: string, ...texts: string[]) => void
  close: () => Promise<void>
}

/**
 * A server of the DNS on this machine, which knows what it was told and nothing else.
 * @param port any that is free without one
 */
export async function openDnsServer(port = 0): Promise<DnsServer> {
  const known = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message)
    const [question] = questions
    const texts = question?.type === 'TXT' ? known.get(question.name.toLowerCase()) : undefined
    const answer = encode({
      ...{ id, type: 'response', questions },
      // Recursion is offered; where nothing is known, the name does not exist (NXDOMAIN).
      flags: 0x0180 | (texts ? 0 : 3),
      answers: (texts ?? []).map((data) => ({ type: 'TXT', name: question?.name ?? '', ttl: 0, data })),
    })
    socket.send(answer, from.port, from.address)
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    say: (name, ...texts) => known.set(name.toLowerCase(), texts),
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}
