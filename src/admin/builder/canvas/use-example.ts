import { useState } from 'react'
import { dropStored, readStored, store } from '../../../client/storage.ts'

/** An admin stands under its site's own host, so what this browser keeps for it is kept for that site. */
const keyOf = (template: string) => `haat:example:${template}`

/** Path of what a template is shown with, as it was last chosen on this device; undefined where nothing was. */
export function useExample(template: string | undefined) {
  const [chosen, setChosen] = useState<Record<string, string | undefined>>({})
  const example = template && (template in chosen ? chosen[template] : readExample(template))
  const choose = (path: string) => {
    if (!template) return
    setChosen({ ...chosen, [template]: path || undefined })
    writeExample(template, path)
  }
  return [example || undefined, choose] as const
}

function readExample(template: string): string | undefined {
  return readStored('local', keyOf(template)) ?? undefined
}

function writeExample(template: string, path: string): void {
  if (path) store('local', keyOf(template), path)
  else dropStored('local', keyOf(template))
}
