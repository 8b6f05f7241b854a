import { useCallback, useRef } from 'react'
import type { PlacedSection } from '../../../../shared/content/pages/page-document.ts'
import { recordOf, setAt, valueAt } from '../../../fields/change.ts'
import type { Commands } from '../../commands.ts'
import { useTyped } from '../../use-typed.ts'
import type { Typing } from './typing.ts'

/** The edited text's value on the page and its setter, which works like the field in the panel. */
export function useText({ path, begin, shown }: Typing, placed: PlacedSection, commands: Commands) {
  const [value, change] = useTyped(placed, commands)
  const latest = useRef(value)
  latest.current = value
  const stored = valueAt(value, path)
  const setText = useCallback(
    (text: string) => {
      const [first = ''] = path
      // A default value is stored with the first change of a part of it.
      const isStored = path.length === 1 || valueAt(latest.current, [first]) !== undefined
      const whole = isStored ? latest.current : setAt(latest.current, [first], valueAt(shown, [first]))
      const next = recordOf(setAt(whole, path, text))
      latest.current = next
      change(next)
    },
    [change, path, shown],
  )
  return [typeof stored === 'string' ? stored : begin, setText] as const
}
