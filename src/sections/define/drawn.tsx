import { type ComponentType, createElement, useContext } from 'react'
import { SinkContext } from './island.tsx'

type Props<I extends object, L extends object> = {
  /** The element around it. */
  as: 'li' | 'div'
  /** Distinguishes kinds of parts in the cache. */
  name: string
  of: ComponentType<L & { item: I }>
  /** The record shown. The cached HTML is keyed by its object identity and `look`. */
  item: I
  /** Every other input, as plain data. The part cannot read the page or use ids. */
  look: L
}

/**
 * A part that is equal on many pages, such as a product card. The server renders it once per item and look and caches the HTML;
 * elsewhere (builder, tests) it is an ordinary component.
 */
export function Drawn<I extends object, L extends object>({ as: Around, name, of, item, look }: Props<I, L>) {
  const sink = useContext(SinkContext)
  if (!sink) return <Around>{createElement(of, { ...look, item })}</Around>
  const html = sink.draw({ name, of: of as ComponentType<Record<string, unknown>>, item, look })
  return <Around dangerouslySetInnerHTML={{ __html: html }} />
}
