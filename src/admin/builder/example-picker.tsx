import { useId } from 'react'
import type { KindName } from '../../shared/content/kinds/index.ts'
import { ThingPicker } from '../fields/things/thing-picker.tsx'
import { useCanvas } from './canvas/canvas-info.tsx'

type Props = {
  kind: KindName
  /** Path of the chosen one; undefined for one of the product's own choice. */
  chosen: string | undefined
  onChoose: (path: string) => void
}

/** Which product, or category, a template is shown with while it is edited. Visitors see it with each of them. */
export function ExamplePicker({ kind, chosen, onChoose }: Props) {
  const id = useId()
  const { info } = useCanvas()
  return (
    <div className="flex min-w-0 items-center gap-1.5 text-sm max-sm:w-full">
      <span id={`${id}-label`} className="shrink-0 pl-1.5 text-xs text-ink-soft">
        Shown with
      </span>
      <div className="w-52 min-w-0 max-sm:flex-1">
        <ThingPicker
          kind={kind}
          label="what it is shown with"
          value={info.params.path ?? ''}
          onChange={onChoose}
          input={{ id }}
          labelledBy={`${id}-label`}
          isFixed={chosen === undefined}
        />
      </div>
    </div>
  )
}
