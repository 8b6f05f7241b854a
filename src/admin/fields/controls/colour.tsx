import { X } from 'lucide-react'
import { colourTokens, tokenOf } from '../../../shared/sites/theme/colour.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type ControlProps, textOf } from '../control.ts'
import { useForm } from '../form-context.ts'
import { GroupFrame, inputClass } from '../frame.tsx'
import { issueText } from '../issues.ts'
import { themeColours } from '../theme-colours.ts'

const whole = /^#([0-9a-fA-F])([0-9a-fA-F])([0-9a-fA-F])$/

/** The six-digit hex that `<input type="color">` takes, without alpha. */
function sixDigits(hex: string): string {
  const long = hex.replace(whole, '#$1$1$2$2$3$3')
  return /^#[0-9a-fA-F]{6}/.test(long) ? long.slice(0, 7) : '#888888'
}

/** A colour of the theme, which follows theme changes, or a fixed hex. */
export function ColourControl({ value, onChange, ...frame }: ControlProps) {
  const { themeCss } = useForm()
  const colours = themeColours(themeCss)
  const stored = textOf(value)
  const token = tokenOf(stored)
  const shown = token ? (colours[token] ?? '') : stored
  return (
    <GroupFrame {...frame}>
      {(id) => (
        <>
          <Swatches labelledBy={`${id}-label`} colours={colours} chosen={token} onChoose={onChange} />
          <div className="mt-2 flex items-center gap-1.5">
            <input
              type="color"
              aria-label={`${frame.field.label}: colour picker`}
              value={sixDigits(shown)}
              onChange={({ target }) => onChange(target.value)}
              className="size-8 shrink-0 cursor-pointer rounded-button border border-line-strong bg-ground p-0.5 pointer-coarse:size-11"
            />
            <input
              type="text"
              aria-label={`${frame.field.label}: hex`}
              aria-invalid={issueText(frame.issues) ? true : undefined}
              value={token ? '' : stored}
              placeholder={token ? `${colourTokens[token]} ${shown}` : '#2563eb'}
              onChange={({ target }) => onChange(target.value.trim())}
              spellCheck={false}
              className={inputClass}
            />
            <IconButton icon={X} label="Clear colour" disabled={stored === ''} onClick={() => onChange('')} />
          </div>
        </>
      )}
    </GroupFrame>
  )
}

type SwatchesProps = {
  labelledBy: string
  colours: Record<string, string>
  chosen: string | undefined
  onChoose: (stored: string) => void
}

function Swatches({ labelledBy, colours, chosen, onChoose }: SwatchesProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-wrap gap-1.5">
      {Object.entries(colourTokens).map(([name, title]) => (
        <label
          key={name}
          title={title}
          className="relative size-7 cursor-pointer rounded-full border border-line-strong has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:size-10"
          style={{ background: colours[name] ?? 'transparent' }}
        >
          <input
            type="radio"
            name={labelledBy}
            aria-label={title}
            checked={name === chosen}
            onChange={() => onChoose(`token:${name}`)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      ))}
    </div>
  )
}
