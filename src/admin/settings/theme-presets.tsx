import type { CSSProperties } from 'react'
import type { Theme } from '../../shared/sites/theme/theme.ts'
import { themeProperties } from '../../shared/sites/theme/theme-css.ts'
import { themeFontsCss } from '../../shared/sites/theme/theme-fonts.ts'
import { themePresets, withPreset } from '../../shared/sites/theme/theme-presets.ts'

const fonts = themeFontsCss(themePresets.map(({ theme }) => theme.fonts.heading.name))

/** Whole themes, each shown by its own letters, colours and corners. */
export function ThemePresets({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  return (
    <>
      <style>{fonts}</style>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-3">
        {themePresets.map((preset) => (
          <li key={preset.name}>
            <button
              type="button"
              aria-pressed={sameTheme(theme, preset.theme)}
              onClick={() => onChoose(withPreset(theme, preset))}
              className="block w-full overflow-hidden rounded-button border border-line-strong text-left hover:border-current aria-pressed:border-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
            >
              <Letters theme={preset.theme} />
              <span className="block border-t border-line px-3 py-2 leading-tight">{preset.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Letters({ theme }: { theme: Theme }) {
  const { name: _, ...heading } = theme.fonts.heading
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...themeProperties(theme),
    fontFamily: 'var(--font-heading)',
    fontStyle: heading.style,
    fontWeight: heading.weight,
    letterSpacing: `${heading.tracking}em`,
  }
  return (
    <span style={style} className="flex items-center justify-between gap-2 bg-ground px-3 py-3 text-ink" aria-hidden>
      <span className="text-2xl leading-none">Aa</span>
      <span
        className="h-6 w-12 border-solid border-[length:var(--button-border)] border-[var(--button-line)] bg-[var(--button-bg)]"
        style={{ borderRadius: 'var(--button-corner)' }}
      />
    </span>
  )
}

/** Themes come from their schema, which writes their fields in one order. */
function sameTheme(one: Theme, other: Theme): boolean {
  const looks = ({ colors, fonts, buttons, radius }: Theme) => JSON.stringify([colors, fonts, buttons, radius])
  return looks(one) === looks(other)
}
