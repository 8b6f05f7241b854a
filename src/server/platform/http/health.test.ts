import http from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openWebServer, type WebServer } from './server.ts'

const agent = new http.Agent({ keepAlive: true })

async function opened(): Promise<WebServer> {
  const web = await openWebServer({ port: 0, host: '127.0.0.1', trustedProxies: [], connections: 100 })
  onTestFinished(() => web.close())
  return web
}

type Got = { status: number; text: string; connection: string | undefined }

function get({ port }: WebServer, path: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, agent }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection }),
        )
      })
      .on('error', reject)
  })
}

test('a process that starts is alive, not ready, and tells visitors to come again', async () => {
  const web = await opened()
  expect(await get(web, '/livez')).toMatchObject({ status: 200 })
  expect(await get(web, '/readyz')).toMatchObject({ status: 503, text: 'starting\n' })
  expect(await get(web, '/')).toMatchObject({ status: 503 })
})

test('a serving process is ready while its database answers', async () => {
  const web = await opened()
  let answers = true
  web.serve(
    (_, response) => response.end('page'),
    async () => {
      if (!answers) throw new Error('gone')
    },
  )
  expect(await get(web, '/readyz')).toMatchObject({ status: 200 })
  answers = false
  expect(await get(web, '/readyz')).toMatchObject({ status: 503 })
  expect(await get(web, '/livez')).toMatchObject({ status: 200 })
  expect(await get(web, '/')).toMatchObject({ status: 200, text: 'page' })
})

test('a stopping process reports it first, and continues to answer for a while', async () => {
  const web = await opened()
  web.serve(
    (_, response) => response.end('page'),
    async () => undefined,
  )
  const drained = Promise.withResolvers<void>()
  const closed = web.close(drained.promise)
  expect(await get(web, '/readyz')).toMatchObject({ status: 503, text: 'stopping\n', connection: 'close' })
  expect(await get(web, '/livez')).toMatchObject({ status: 200 })
  expect(await get(web, '/')).toMatchObject({ status: 200, text: 'page', connection: 'close' })
  drained.resolve()
  await closed
  await expect(get(web, '/')).rejects.toThrow('ECONNREFUSED')
})

// The timeout is shorter than the time after which connections are cut.
test('a running request is finished when the process stops, and no other waits', { timeout: 9_000 }, async () => {
  const web = await opened()
  const begun = Promise.withResolvers<http.ServerResponse>()
  web.serve(
    (_, response) => {
      response.write('half ')
      begun.resolve(response)
    },
    async () => undefined,
  )
  const slow = get(web, '/slow')
  const response = await begun.promise
  const closed = web.close()
  await setImmediate()
  response.end('whole')
  expect(await slow).toMatchObject({ status: 200, text: 'half whole' })
  await closed
})
