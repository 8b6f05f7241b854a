import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, testApp } from '../support/app.ts'
import { apiTypes } from '../support/enumerations/api-types.ts'
import { home } from '../support/selling/shopping.ts'

const run = promisify(execFile)
const { app, one } = await testApp()

/** Within the repository, so that the program finds the packages that it imports. */
let folder: string

const options = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'esnext',
  module: 'nodenext',
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
}

/** The files and codes of what the compiler finds. */
async function compile(): Promise<string[]> {
  const tsc = ['node_modules/typescript/bin/tsc', '-p', folder]
  const { stdout } = await run(process.execPath, tsc).catch((error: { stdout: string }) => error)
  return [...stdout.matchAll(/(\w+\.ts)\(.*error (TS\d+)/g)].map(([, file, code]) => `${file} ${code}`)
}

beforeAll(async () => {
  await mkdir('.cache', { recursive: true })
  folder = await mkdtemp(path.resolve('.cache/client-'))
  const { body } = await one.call('GET', '/api/openapi.json')
  const [, program = ''] = /```ts\n(.*?)```/s.exec(await readFile('docs/api.md', 'utf8')) ?? []
  await writeFile(path.join(folder, 'api.ts'), await apiTypes(JSON.stringify(body)))
  await writeFile(path.join(folder, 'order.ts'), program)
  const wrong = program.replace('found.variants', 'found.sizes').replace(", paymentMode: 'cod'", '')
  await writeFile(path.join(folder, 'wrong.ts'), wrong)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

// Shows B168.
test('the program of docs/api.md compiles against types generated from the description, and one with mistakes does not', async () => {
  expect(await compile()).toEqual(['wrong.ts TS2339', 'wrong.ts TS2741'])
})

// Shows B168.
test('the program of docs/api.md orders a product', async () => {
  const { email } = await one.signIn()
  const { path: product } = await one.product({ name: 'Kansa bowl', price: 90_000 })
  const { orderOne } = await import(pathToFileURL(path.join(folder, 'order.ts')).href)
  const order = await orderOne({
    baseUrl: `http://${one.host}`,
    fetch: async (request: Request) => {
      request.headers.set('host', one.host)
      return app.request(request as unknown as string)
    },
    customer: { email, password },
    address: home,
    product,
  })
  expect(order).toMatchObject({
    status: 'PLACED',
    paymentMode: 'cod',
    lines: [{ name: 'Kansa bowl', quantity: 1, price: 90_000 }],
  })
})
