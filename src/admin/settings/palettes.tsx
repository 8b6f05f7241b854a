import { type Palette, palettes, withPalette } from '../../shared/sites/theme/palettes.ts'
import type { Theme } from '../../shared/sites/theme/theme.ts'

/** Ready-made sets of colours, each shown by its own. Fonts and corners stay as they are. */
export function Palettes({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-2">
      {palettes.map((palette) => (
        <li key={palette.title}>
          <button
            type="button"
            aria-pressed={isChosen(theme, palette)}
            onClick={() => onChoose(withPalette(theme, palette))}
            className="flex min-h-14 w-full items-center gap-3 rounded-button border border-line-strong px-3 py-2 text-left hover:border-current aria-pressed:border-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
          >
            <span className="flex shrink-0 overflow-hidden rounded-full border border-line" aria-hidden>
              {[palette.accent, palette.strong, palette.soft].map((colour, index) => (
                <span key={index} className="size-4.5" style={{ background: colour }} />
              ))}
            </span>
            <span className="min-w-0 leading-tight">{palette.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function isChosen({ colors }: Theme, { accent, ground, strong }: Palette): boolean {
  return colors.primary.accent === accent && colors.primary.bg === ground && colors.strong.bg === strong
}
