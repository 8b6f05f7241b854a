import { Controller } from 'react-hook-form'
import { baseLanguage, isLocale, languageTitle, locales } from '../../shared/sites/languages.ts'
import { languagesForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** The languages that the site is to be read in. */
export function LanguagesScreen() {
  return (
    <SettingsFrame here="/settings/languages">
      <WithSettings>{(settings) => <LanguagesForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const pick = ({ languages }: Settings) => ({ languages: languages.filter(isLocale) })

function LanguagesForm({ settings }: { settings: Settings }) {
  const record = useSettingsForm({ settings, schema: languagesForm, pick })
  const own = baseLanguage(settings.locale)
  const others = locales.filter((locale) => baseLanguage(locale) !== own)
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <Part
        title="Other languages"
        note="Each gets an address of its own, such as /hi, and a link in the header. What is not translated yet is shown as you wrote it."
      >
        <Controller
          control={record.form.control}
          name="languages"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <FieldGroup error={error?.message} className="grid max-w-xl gap-x-8 sm:grid-cols-2">
              <legend className="sr-only">Other languages</legend>
              {others.map((locale) => (
                <Checkbox
                  key={locale}
                  label={languageTitle(locale)}
                  checked={value.includes(locale)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(
                      // In the order of the list, so that taking one back is no change.
                      others.filter((other) => (other === locale ? checked : value.includes(other))),
                    )
                  }
                />
              ))}
            </FieldGroup>
          )}
        />
      </Part>
      <SaveBar form={record} name="the settings" />
    </form>
  )
}
