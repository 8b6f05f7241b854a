import { createElement } from 'react'
import { IslandRoot } from '../../../../client/island-root.tsx'
import { type PageInfo, PageProvider } from '../../../../sections/define/page-info.tsx'
import type { Section } from '../../../../sections/define/section.ts'
import { mark } from './marks.ts'
import { type SourceMap, sourceMap } from './source-map.ts'

/** The inputs that a section on the canvas was rendered from. */
export type Drawn = { section: Section; props: unknown; data: unknown; info: PageInfo }

const drawn = new WeakMap<Element, Drawn>()

/** Records what the section in this element shows; undefined if it shows none. */
export function noteDrawn(element: Element, what: Drawn | undefined): void {
  if (what) drawn.set(element, what)
  else drawn.delete(element)
}

type Render = typeof import('react-dom/server')['renderToString']

let render: Render | undefined

export const mapsAreReady = () => render !== undefined

/** Preloads the HTML renderer when the builder opens, so that a click rarely waits for it. */
export async function prepareMaps(): Promise<void> {
  render ??= (await import('react-dom/server')).renderToString
}

const maps = new WeakMap<Drawn, SourceMap | null>()

/**
 * Maps a section's texts to its properties by rendering its view once more, as the server does, with marked properties. The
 * canvas itself never contains marks. Undefined if the sources cannot be determined.
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
    // This view uses a text for more than display: it is edited in the panel.
    return null
  }
}

/** The properties that the section around this node shows. */
export function shownIn(node: Node): unknown {
  const section = node.parentElement?.closest('.builder-section')
  return section ? drawn.get(section)?.props : undefined
}
