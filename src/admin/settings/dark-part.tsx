import type { Theme } from '../../shared/sites/theme/theme.ts'
import { darkOf } from '../../shared/sites/theme/theme-dark.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DarkColourParts } from './look-parts.tsx'
import type { LookForm } from './look-values.ts'

type Props = { form: LookForm; theme: Theme; onChange: (theme: Theme) => void }

/** Colours of their own for devices that are set to dark. Turned off, they are kept for another time. */
export function DarkPart({ form, theme, onChange }: Props) {
  const on = theme.dark?.on ?? false
  const turn = (on: boolean) => onChange({ ...theme, dark: theme.dark ? { ...theme.dark, on } : darkOf(theme) })
  return (
    <>
      <Checkbox
        label="Dark colours for visitors whose device is set to dark"
        checked={on}
        onChange={({ target }) => turn(target.checked)}
      />
      {on && (
        <div className="mt-4 grid gap-6">
          <DarkColourParts form={form} />
          <div>
            <Button look="secondary" onClick={() => onChange({ ...theme, dark: darkOf(theme) })}>
              Suggest from the light colours
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
