import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sectionOf } from '../../sections/registry.ts'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { recordOf } from '../fields/change.ts'
import { currentProps } from './canvas/current-props.ts'
import type { Commands } from './commands.ts'
import { isOneStep } from './history/typing.ts'

const typingPause = 60

type Props = Record<string, unknown>
type Pending = { begin: Props; props: Props; timer: ReturnType<typeof setTimeout> }

/**
 * A section's form values. Input shows immediately and reaches the page after a pause, so that a keystroke never waits for
 * the canvas. Changes made elsewhere (undo, another panel) update the form.
 */
export function useTyped(selected: PlacedSection, commands: Commands) {
  const section = sectionOf(selected.type)
  const stored = useMemo(
    () => (section ? recordOf(currentProps(section, selected)) : selected.props),
    [section, selected],
  )
  const [value, setValue] = useState(stored)
  /** Input not on the page yet, and the properties that its undo step began with. */
  const typed = useRef<Pending>(undefined)
  const given = useRef(stored)
  const latest = useRef(selected)
  latest.current = selected

  const give = useCallback(() => {
    const { props, timer } = typed.current ?? {}
    typed.current = undefined
    clearTimeout(timer)
    if (!props) return
    given.current = props
    commands.change(latest.current.id, { v: section?.version ?? latest.current.v, props })
  }, [commands, section])

  useEffect(() => {
    if (given.current === stored || typed.current) return
    given.current = stored
    setValue(stored)
  }, [stored])

  const change = useCallback(
    (props: Record<string, unknown>) => {
      setValue(props)
      const before = typed.current
      clearTimeout(before?.timer)
      const isNew = before && !isOneStep(before.begin, before.props, props)
      if (isNew) commands.pass(latest.current.id, { v: section?.version ?? latest.current.v, props: before.props })
      const begin = isNew ? before.props : (before?.begin ?? given.current)
      typed.current = { begin, props, timer: setTimeout(commands.settle, typingPause) }
      commands.hold(give)
    },
    [commands, give, section],
  )

  // A layout effect, so that it runs before the effect that saves the page on leaving.
  useLayoutEffect(() => give, [give])
  return [value, change] as const
}
