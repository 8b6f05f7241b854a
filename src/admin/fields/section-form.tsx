import { useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import type { Path } from './change.ts'
import { recordOf, setAt } from './change.ts'
import { controls } from './controls.ts'
import { Fields } from './field-view.tsx'
import { Fold } from './fold.tsx'
import { FocusProvider, FormProvider } from './form-context.ts'
import { goTo } from './go-to.ts'
import { groupsOf } from './grouping.ts'
import type { Issue } from './issues.ts'

export { issuesOf } from '../../sections/define/field-issues.ts'

type Props = {
  schema: z.ZodType
  /** Properties as they are stored: fields may be missing, or hold what the schema refuses. */
  value: Record<string, unknown>
  /** Gets a new object in which only the changed path is new; what is beside it are the same objects as before. */
  onChange: (next: Record<string, unknown>) => void
  issues: Issue[]
  /** The field to go to. A new array goes there again. */
  focus?: (string | number)[]
  /** It is brought into view only, and the focus stays where it is. */
  quiet?: boolean
  /** The site's theme as CSS, for the swatches of its colours. */
  themeCss?: string
  /** Its colour schemes: their names by what a background stores. */
  schemes?: Record<string, string>
  readOnly?: boolean
}

const root: Path = []
const noSchemes = {}

/** A section's fields as its schema describes them: what it says first, then how it looks. */
export function SectionForm(props: Props) {
  const { schema, value, onChange, issues, focus, quiet, themeCss = '', schemes = noSchemes, readOnly = false } = props
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const form = useMemo(
    () => ({ set: readOnly ? () => undefined : setter(latest), controls, themeCss, schemes, readOnly }),
    [themeCss, schemes, readOnly],
  )
  const { content, appearance } = groupsOf(schema)
  const all = useMemo(() => [...content, ...appearance], [content, appearance])
  const shared = { among: all, value, parent: root, issues }

  useEffect(() => {
    if (focus && element.current) goTo(element.current, focus, quiet ? 'seen' : 'focused')
  }, [focus, quiet])

  return (
    <FormProvider value={form}>
      <FocusProvider value={focus}>
        <div ref={element}>
          <div className="grid gap-4 p-4">
            <Fields fields={content} {...shared} />
          </div>
          {appearance.length > 0 && (
            <Fold title="Layout and appearance" names={appearance.map(({ name }) => name)} issues={issues}>
              <Fields fields={appearance} {...shared} />
            </Fold>
          )}
        </div>
      </FocusProvider>
    </FormProvider>
  )
}

type Latest = { current: Pick<Props, 'value' | 'onChange'> }

/** Changes made one after the other, before the form is drawn again, are all kept. */
function setter(latest: Latest) {
  return (path: Path, next: unknown) => {
    const { value, onChange } = latest.current
    const changed = recordOf(setAt(value, path, next))
    latest.current = { value: changed, onChange }
    onChange(changed)
  }
}
