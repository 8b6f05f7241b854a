import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandRoot } from './island-root.tsx'

/** Renders a dialog outside of any island. `close` removes it. */
export function showOverPage(draw: (close: () => void) => ReactNode): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  root.render(<IslandRoot>{draw(close)}</IslandRoot>)
}
