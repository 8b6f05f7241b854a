import { type ComponentType, createElement, useContext } from 'react'
import { SinkContext } from './island.tsx'

type Props<P extends object> = {
  /** The element around it. */
  as: 'li' | 'div'
  /** Tells kinds of parts apart. */
  name: string
  of: ComponentType<P>
  /** Plain data, and all that the part depends on: it knows neither the page nor ids. */
  props: P
}

/**
 * A part that stands on many pages and looks the same on all of them, such as the card of a product. The server draws it
 * once for the same properties, and keeps the HTML; elsewhere (in the builder, in a test) it is an ordinary component.
 */
export function Drawn<P extends object>({ as: Around, name, of, props }: Props<P>) {
  const sink = useContext(SinkContext)
  if (!sink) return <Around>{createElement(of, props)}</Around>
  const html = sink.draw({ name, of: of as ComponentType<Record<string, unknown>>, props })
  return <Around dangerouslySetInnerHTML={{ __html: html }} />
}
