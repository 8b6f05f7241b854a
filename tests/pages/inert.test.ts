import { describe, expect, test } from 'vitest'
import { sections } from '../../src/sections/registry.ts'
import { testApp } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'
import { turnOf } from '../support/enumerations/sample.ts'
import { furnishedSite } from '../support/enumerations/sample-sites.ts'
import { overHttp } from '../support/outside/http.ts'

/** Each kind of harm in one text; `owned` tells in a page that it came through. */
const harm = [
  '"><img src=x onerror=owned()><svg onload=owned()>',
  '</script><script>owned()</script>',
  "'; drop table orders; -- {{7*7}}",
  'javascript:owned()',
]

const { app, one } = await testApp()
const get = await overHttp(app)
const editor = await openEditor(one)
await one.product({ name: harm[0] ?? '', brand: harm[1] ?? '', price: 100, stock: 3, category: 'things' })

/** Code of a page that a browser would run: inline scripts, handlers, and script URLs. */
function runnable(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|[^\s">]+))?)*)\s*\/?>/gi)]
  return tags.flatMap(([whole, name = '', attributes = '']) => {
    const isScript =
      name === 'script' && !/ (src|type="application\/(ld\+)?json"|type="speculationrules")/.test(attributes)
    const isHandled = /\son\w+=/i.test(attributes.replace(/="[^"]*"/g, '="'))
    const isAddress = /\s(href|src|action|formaction)="\s*(javascript|data:text)/i.test(attributes)
    return isScript || isHandled || isAddress ? [whole] : []
  })
}

/** The sample with one of its texts replaced, once for each text that the schema lets through. */
function poisoned(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    poisoned(inner, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  )
}

const placed = sections.filter(({ only }) => only === undefined)

describe.each(placed.map((section, turn) => ({ type: section.type, section, turn })))(
  '$type',
  ({ type, section, turn }) => {
    test.each(turnOf(harm, turn, 2))('shows %s as text, in whichever field it stands', async (text) => {
      const props = poisoned(section.sample(furnishedSite), text).filter(
        (props) => section.schema.safeParse(props).success,
      )
      for (let from = 0; from < props.length; from += 20) {
        const path = `/${type}-${harm.indexOf(text)}-${from}`
        const own = props
          .slice(from, from + 20)
          .map((props, index) => ({ id: `s${index}`, type, v: section.version, props }))
        await editor.publish(path, own)
        const { status, text: html } = await get(one.host, path)
        expect(status).toBe(200)
        expect(runnable(html)).toEqual([])
        expect(html).not.toContain('<script>owned')
      }
    })
  },
)

test('the pages of a product, a category and a search show it as text', async () => {
  const { body } = await one.call('POST', '/api/io/crm/admin/public/product/variants', { body: {} })
  const [product] = body.data
  expect(product.name).toBe(harm[0])
  const search = `/search?q=${encodeURIComponent(harm[1] ?? '')}`
  for (const path of [`/p/${product.path}`, '/c/things', search, `/nowhere/${encodeURIComponent(harm[0] ?? '')}`]) {
    const { text } = await get(one.host, path)
    expect({ path, found: runnable(text) }).toEqual({ path, found: [] })
  }
})
