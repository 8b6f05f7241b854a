import { Monitor, RotateCcw, Smartphone, Tablet } from 'lucide-react'
import { useCallback, useState } from 'react'
import { at, type Responsive, type Screen, screens } from '../../../shared/content/media/responsive.ts'
import { recordOf } from '../change.ts'
import type { ControlProps } from '../control.ts'
import { useForm, useOpenedFor } from '../form-context.ts'
import { type Issue, issuesIn } from '../issues.ts'
import { Segments } from '../segments.tsx'

const titles = { base: 'Phone', md: 'Tablet', lg: 'Desktop' }
const marks = { base: Smartphone, md: Tablet, lg: Monitor }
const narrower = { base: 'base', md: 'base', lg: 'md' } as const

/** The stored value, or a plain one from before it could differ. */
function screensOf(value: unknown): Responsive<unknown> {
  const record = recordOf(value)
  return 'base' in record ? { ...record, base: record.base } : { base: value }
}

/** A value for each width of the screen. A wider screen has that of the narrower one until it is given its own. */
export function ResponsiveControl({ field, value, onChange, issues, path }: ControlProps) {
  const { controls } = useForm()
  const [screen, setScreen] = useState<Screen>('base')
  useOpenedFor(path, ([name]) => setScreen(screens.find((of) => of === name) ?? 'base'))
  const values = screensOf(value)
  const set = useCallback((next: unknown) => onChange({ ...values, [screen]: next }), [onChange, values, screen])
  const { piece } = field
  if (!piece) return null
  const Control = controls[piece.control]
  const isOwn = screen === 'base' || values[screen] !== undefined
  const { [screen]: _, ...others } = values
  return (
    <div>
      <Control
        field={{ ...piece, help: field.help }}
        value={at(values, screen)}
        onChange={set}
        issues={issuesHere(issues, screen)}
        path={[...path, screen]}
        aside={<Screens label={field.label} screen={screen} values={values} issues={issues} onChange={setScreen} />}
      />
      {screen !== 'base' && (
        <p className="mt-1 flex min-h-6 items-center justify-between gap-2 text-xs text-ink-soft">
          {isOwn ? `Only on ${titles[screen].toLowerCase()}` : `Same as ${titles[narrower[screen]].toLowerCase()}`}
          {isOwn && (
            <button
              type="button"
              onClick={() => onChange(others)}
              className="inline-flex items-center gap-1 rounded-[5px] px-1 py-0.5 hover:bg-ground-soft hover:text-ink pointer-coarse:min-h-11"
            >
              <RotateCcw className="size-3" aria-hidden />
              Same as {titles[narrower[screen]].toLowerCase()}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Issues of the shown screen; if it has none, those of other screens, prefixed with the screen's name. */
function issuesHere(issues: Issue[], screen: Screen): Issue[] {
  const own = issuesIn(issues, screen)
  if (own.length > 0) return own
  return issues.map(({ path: [at], message }) => {
    const other = screens.find((of) => of === at)
    return { path: [], message: other ? `${titles[other]}: ${message}` : message }
  })
}

type ScreensProps = {
  label: string
  screen: Screen
  values: Responsive<unknown>
  issues: Issue[]
  onChange: (screen: Screen) => void
}

function Screens({ label, screen, values, issues, onChange }: ScreensProps) {
  return (
    <Segments
      label={`${label}: screen`}
      className="w-24 pointer-coarse:w-36"
      value={screen}
      options={screens.map((of) => ({
        value: of,
        title: titles[of],
        show: <ScreenMark of={of} values={values} faulty={issuesIn(issues, of).length > 0} />,
      }))}
      onChange={onChange}
    />
  )
}

/** A dot on those that have a value of their own. */
function ScreenMark({ of, values, faulty }: { of: Screen; values: Responsive<unknown>; faulty: boolean }) {
  const Mark = marks[of]
  const dot = faulty ? 'bg-danger' : values[of] !== undefined ? 'bg-accent' : ''
  return (
    <>
      <Mark className="size-3.5" aria-hidden />
      {dot && <span className={`absolute top-1 right-1 size-1 rounded-full ${dot}`} aria-hidden />}
    </>
  )
}
