import net from 'node:net'

/** A delivered mail: Message-ID and recipient, once per delivery. */
export type Taken = { id: string; recipient: string }

/** A minimal SMTP server that accepts every mail. */
export async function openMailServer(): Promise<{ url: string; taken: Taken[]; close: () => void }> {
  const taken: Taken[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    serve(socket, (mail) => taken.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function serve(socket: net.Socket, onMail: (mail: Taken) => void): void {
  let text = ''
  let recipient = ''
  let isMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 ready')
  socket.on('data', (chunk) => {
    text += chunk
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n'
      const end = text.indexOf(mark)
      if (end < 0) return
      const part = text.slice(0, end)
      text = text.slice(end + mark.length)
      if (isMail) {
        onMail({ id: /^Message-ID: (\S+)/im.exec(part)?.[1] ?? '', recipient })
        isMail = false
        say('250 taken')
      } else answer(part)
    }
  })

  function answer(command: string): void {
    recipient = /^RCPT TO:<([^>]*)>/i.exec(command)?.[1] ?? recipient
    isMail = /^DATA/i.test(command)
    if (isMail) say('354 go on')
    else if (/^QUIT/i.test(command)) socket.end('221 bye\r\n')
    else say('250 ok')
  }
}
