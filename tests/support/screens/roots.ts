import type { createRoot } from 'react-dom/client'
import { effects } from './effects.ts'

const roots = new Set<ReturnType<typeof createRoot>>()

/** React's client, with each root it makes remembered for `takeOffRoots`: the product makes some itself, such as that of toasts. */
export function rememberRoots<Client extends { createRoot: typeof createRoot }>(client: Client): Client {
  const remembering: typeof createRoot = (...where) => {
    const root = client.createRoot(...where)
    roots.add(root)
    return root
  }
  return { ...client, createRoot: remembering }
}

/** Takes off all that was drawn. React looks at `window` whenever it works, so nothing of a page may be left to draw once that is gone. */
export async function takeOffRoots(): Promise<void> {
  for (const root of roots) root.unmount()
  roots.clear()
  await effects()
}
