import net from 'node:net'

/** A line to the database that can fall silent, or be cut, and come back. */
export type Line = {
  port: number
  /** Connections taken so far. */
  taken: () => number
  /** Drops all data in both directions without closing: connections are accepted and stay silent. */
  silence: () => void
  /** Ends every connection; new ones are refused. */
  cut: () => Promise<void>
  /** Everything passes again, what was held back first. */
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** @param folder of the database's Unix socket */
export async function openLine(folder: string): Promise<Line> {
  const ends = new Set<net.Socket>()
  let silent = false
  let taken = 0
  let server = await listen(0)
  const { port } = server.address() as net.AddressInfo

  function listen(wanted: number): Promise<net.Server> {
    return new Promise((resolve, reject) => {
      const made = net.createServer(join).once('error', reject)
      made.listen(wanted, '127.0.0.1', () => resolve(made))
    })
  }

  function join(near: net.Socket): void {
    taken++
    const far = net.connect(`${folder}/.s.PGSQL.5432`)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        ends.delete(from)
        if (!silent) to.destroy()
      })
      if (silent) from.pause()
    }
  }

  const drop = () => {
    for (const end of ends) end.destroy()
  }

  return {
    port,
    taken: () => taken,
    silence() {
      silent = true
      for (const end of ends) end.pause()
    },
    async cut() {
      drop()
      await new Promise((resolve) => server.close(resolve))
    },
    async mend() {
      silent = false
      for (const end of ends) end.resume()
      if (!server.listening) server = await listen(port)
    },
    async close() {
      silent = false
      drop()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
