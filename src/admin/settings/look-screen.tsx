import { useWatch } from 'react-hook-form'
import { lookForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { type Theme, themeSchema } from '../../shared/sites/theme/theme.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { ContrastNotes } from './contrast-notes.tsx'
import { DarkPart } from './dark-part.tsx'
import { ButtonParts, ColourParts, CornerPart, FontParts, SpacePart } from './look-parts.tsx'
import type { LookValues } from './look-values.ts'
import { OwnFontsPart, useOwnFonts } from './own-fonts-part.tsx'
import { Palettes } from './palettes.tsx'
import { SchemesPart } from './schemes-part.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'
import { SitePreview } from './site-preview.tsx'
import { ThemePresets } from './theme-presets.tsx'

/** Colours, fonts, buttons and corners of the site, with the site itself beside them while they are chosen. */
export function LookScreen() {
  return (
    <SettingsFrame here="/settings/look" measure="wide">
      <WithSettings>{(settings) => <LookForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const pick = ({ theme }: Settings) => ({ theme })

function LookForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: lookForm, pick })
  const { form } = record
  const { fonts } = useOwnFonts()
  const edited = useWatch({ control: form.control, name: 'theme' })
  const shown = soundTheme(edited, settings.theme)
  const change = (theme: Theme) => form.setValue('theme', theme, { shouldDirty: true, shouldValidate: true })
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="order-last min-w-0 xl:order-none">
          <Part
            title="Themes"
            note="Colours, fonts, buttons and corners that belong together. Everything can be changed afterwards."
          >
            <ThemePresets theme={shown} onChoose={change} />
          </Part>
          <Part title="Palettes" note="Only the colours; fonts, buttons and corners stay.">
            <Palettes theme={shown} onChoose={change} />
          </Part>
          <Part title="Colours">
            <ColourParts form={form} />
          </Part>
          <Part title="Fonts">
            <FontParts form={form} own={fonts} />
            <OwnFontsPart />
          </Part>
          <Part title="Buttons">
            <ButtonParts form={form} />
          </Part>
          <Part title="Corners">
            <CornerPart form={form} />
          </Part>
          <Part title="Space and size">
            <SpacePart form={form} />
          </Part>
          <Part title="Colour schemes" note="Offered as backgrounds of sections in the page builder.">
            <SchemesPart form={form} theme={shown} onChange={change} />
          </Part>
          <Part title="Dark colours">
            <DarkPart form={form} theme={shown} onChange={change} />
          </Part>
        </div>
        <div className="min-w-0 max-xl:contents xl:sticky xl:top-4 xl:self-start">
          <div className="max-xl:sticky max-xl:top-0 max-xl:z-10 max-xl:bg-ground max-xl:py-2">
            <SitePreview theme={shown} settings={settings} fonts={fonts} />
          </div>
          <ContrastNotes theme={shown} onChange={change} />
        </div>
      </div>
      <SaveBar form={record} name="the theme" />
    </form>
  )
}

/** The theme as it is edited; parts that are being typed, and are no colours yet, show what is stored. */
function soundTheme(edited: LookValues['theme'], stored: Theme): Theme {
  const whole = themeSchema.safeParse(edited)
  if (whole.success) return whole.data
  const repaired = structuredClone(edited)
  for (const { path } of whole.error.issues) restore(repaired, stored, path)
  return themeSchema.safeParse(repaired).data ?? stored
}

function restore(target: unknown, source: unknown, path: readonly PropertyKey[]): void {
  const [name, ...rest] = path
  if (name === undefined || !hasParts(target) || !hasParts(source)) return
  if (rest.length === 0) target[String(name)] = source[String(name)]
  else restore(target[String(name)], source[String(name)], rest)
}

/** An object or a list, whose parts have positions for names. */
function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
