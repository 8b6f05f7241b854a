import { type ComponentType, createContext, createElement, useContext } from 'react'
import { t } from '../../shared/words.ts'

/** When an island hydrates: at once, when the browser is idle, in view, or on the first touch. */
export type IslandStart = 'load' | 'idle' | 'visible' | 'touch'

export type PlacedIsland = {
  name: string
  of: ComponentType<Record<string, unknown>>
  props: Record<string, unknown>
  outside?: Outside
}

/** Third party whose script an island loads; the page must allow it (platform/http/security.ts). */
export type Outside = 'google'

/**
 * Collects the islands and cached parts of a page while the server renders it. Each method returns a placeholder that is replaced
 * by the part's HTML.
 */
export type IslandSink = {
  place: (island: PlacedIsland) => string
  draw: (part: KeptPart) => string
}

export type KeptPart = Omit<PlacedIsland, 'props' | 'outside'> & { item: object; look: object }

export const SinkContext = createContext<IslandSink | undefined>(undefined)

export const IslandSinkProvider = SinkContext.Provider

/** Whether this is a public page. The gallery and the builder show samples in place of personal data. */
export function useIsPublic(): boolean {
  return useContext(SinkContext) !== undefined
}

type IslandProps<P extends object> = {
  /** Name of the island's file without `.island.tsx`; the browser finds its code by it. */
  name: string
  of: ComponentType<P>
  /** Plain data: it travels to the browser as inert JSON. */
  props: P
  start?: IslandStart
  /** Action that needs script, as the beginning of a sentence: `Signing in`. */
  needs?: string
  /** Third party whose script the island loads; undefined for none. */
  outside?: Outside | undefined
}

/**
 * A part of a section that needs script. The server renders it; the browser hydrates it separately. Without a sink (builder, tests)
 * it is an ordinary component.
 */
export function Island<P extends object>({ name, of, props, start = 'visible', needs, outside }: IslandProps<P>) {
  const sink = useContext(SinkContext)
  if (!sink) return createElement(of, props)
  const slot = sink.place({ name, of, props, outside } as unknown as PlacedIsland)
  return (
    <>
      {needs && (
        <p className="without-script mb-5 border-l-2 border-accent py-1.5 pl-4">
          {t('{what} needs JavaScript, which is turned off in this browser.', { what: t(needs) })}
        </p>
      )}
      <div className="contents" data-island={name} data-start={start} dangerouslySetInnerHTML={{ __html: slot }} />
    </>
  )
}
