import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { capConnections } from './connection-cap.ts'
import { openWebServer } from './server.ts'

const web = await openWebServer({ port: 0, host: '127.0.0.1', trustedProxies: [], connections: 10 })
afterAll(() => web.close())

test('a process has so many connections, and closes what comes beyond', async () => {
  const open = new Set<net.Socket>()
  const connect = () =>
    new Promise<net.Socket>((resolve) => {
      const socket = net.connect(web.port, '127.0.0.1', () => resolve(socket))
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
      open.add(socket)
    })
  for (let count = 0; count < 15; count++) await connect()
  // Connections from this machine count as a proxy's, which may have them all.
  await expect.poll(() => open.size).toBe(10)
  for (const socket of open) socket.destroy()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${web.port}/livez`).catch(() => undefined))?.status)
    .toBe(200)
})

test('a machine that is no proxy has an eighth of them; an IPv6 network counts as one machine', () => {
  const server = new EventEmitter()
  capConnections(server as unknown as Server, 80)
  const from = (remoteAddress: string, count: number) =>
    Array.from({ length: count }, () => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false })
      Object.assign(socket, { destroy: () => Object.assign(socket, { destroyed: true }) })
      server.emit('connection', socket)
      return socket
    })
  const kept = (sockets: { destroyed: boolean }[]) => sockets.filter(({ destroyed }) => !destroyed).length
  const first = from('203.0.113.7', 12)
  expect(kept(first)).toBe(10)
  expect(kept(from('::ffff:203.0.113.7', 1))).toBe(0)
  expect(kept(from('203.0.113.8', 12))).toBe(10)
  expect(kept([...from('2001:db8::1', 6), ...from('2001:db8::2', 6)])).toBe(10)
  expect(kept(from('127.0.0.1', 50))).toBe(50)
  for (const socket of first.slice(0, 4)) socket.emit('close')
  expect(kept(from('203.0.113.7', 12))).toBe(4)
})
