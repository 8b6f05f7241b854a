import { createElement } from 'react'
import { IslandRoot } from '../../../../client/island-root.tsx'
import { type PageInfo, PageProvider } from '../../../../sections/define/page-info.tsx'
import type { Section } from '../../../../sections/define/section.ts'
import { mark } from './marks.ts'
import { type SourceMap, sourceMap } from './source-map.ts'

/** What a section on the canvas was drawn from. */
export type Drawn = { section: Section; props: unknown; data: unknown; info: PageInfo }

const drawn = new WeakMap<Element, Drawn>()

/** Notes what the section in this element shows, or that it shows none. */
export function noteDrawn(element: Element, what: Drawn | undefined): void {
  if (what) drawn.set(element, what)
  else drawn.delete(element)
}

type Render = typeof import('react-dom/server')['renderToString']

let render: Render | undefined

export const mapsAreReady = () => render !== undefined

/** Has at hand what HTML is made with: asked for when the builder opens, so that a click seldom waits for it. */
export async function prepareMaps(): Promise<void> {
  render ??= (await import('react-dom/server')).renderToString
}

const maps = new WeakMap<Drawn, SourceMap | null>()

/**
 * Where the texts of a section come from: its view, drawn once more as the server draws it, from marked properties. What is on
 * the canvas is never marked. Undefined where it cannot be told.
 */
export function mapOf(element: Element): SourceMap | undefined {
  const what = drawn.get(element)
  if (!what || !render) return undefined
  if (!maps.has(what)) maps.set(what, mapFrom(what, render))
  return maps.get(what) ?? undefined
}

function mapFrom({ section, props, data, info }: Drawn, render: Render): SourceMap | null {
  const marked = mark(section, props)
  try {
    const html = render(
      <PageProvider value={info}>
        <IslandRoot>{createElement(section.view, { props: marked.props, data })}</IslandRoot>
      </PageProvider>,
    )
    return sourceMap(html, marked.sources)
  } catch {
    // A view that takes a text for more than words: it is edited in the panel.
    return null
  }
}

/** The properties that the section around this node shows. */
export function shownIn(node: Node): unknown {
  const section = node.parentElement?.closest('.builder-section')
  return section ? drawn.get(section)?.props : undefined
}
