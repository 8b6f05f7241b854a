import { Controller } from 'react-hook-form'
import { type Locale, languageTitle, locales } from '../../shared/sites/languages.ts'
import { generalForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { timeZones } from '../../shared/sites/time-zones.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MediaField } from '../ui/pictures/media-field.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Part } from '../ui/screen.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { currencyOptions } from './currencies.ts'
import { pageOptions } from './page-options.ts'
import { useSettingsForm } from './settings-form.ts'
import { SettingsFrame, WithSettings } from './settings-frame.tsx'

/** The site's name, address, language, time zone and currency. */
export function GeneralScreen() {
  return (
    <SettingsFrame here="/settings">
      <WithSettings>{(settings) => <GeneralForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  )
}

const zones = timeZones().map((value) => ({ value, title: value.replaceAll('_', ' ') }))
const languageOptions = locales.map((value) => ({ value, title: languageTitle(value) }))

function pick({ name, description, logo, locale, timeZone, currency, home }: Settings) {
  // A language set elsewhere is kept until another is chosen.
  return { name, description, logo, locale: locale as Locale, timeZone, currency, home }
}

function GeneralForm({ settings }: { settings: Settings }) {
  const record = useGeneralForm(settings)
  const { form } = record
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <SitePart form={form} settings={settings} />
      <RegionPart form={form} settings={settings} />
      <SaveBar form={record} name="the settings" />
    </form>
  )
}

const useGeneralForm = (settings: Settings) => useSettingsForm({ settings, schema: generalForm, pick })

type PartProps = { form: ReturnType<typeof useGeneralForm>['form']; settings: Settings }

function SitePart({ form: { control, formState, register }, settings }: PartProps) {
  const { errors } = formState
  return (
    <Part title="The site">
      <div className="grid max-w-xl gap-5">
        <TextField label="Name" required maxLength={80} error={errors.name?.message} {...register('name')} />
        <TextAreaField
          label="Description"
          hint="One or two sentences, for search engines and shared links."
          maxLength={300}
          error={errors.description?.message}
          {...register('description')}
        />
        <Controller
          control={control}
          name="logo"
          render={({ field }) => (
            <MediaField
              label="Logo"
              hint="Shown in the header and in the browser tab. An SVG or a PNG with a transparent background looks best."
              value={field.value}
              onChange={field.onChange}
              error={errors.logo?.message}
            />
          )}
        />
        <SelectField
          label="Home page"
          hint="Shown at the site's main URL."
          options={homeOptions(settings)}
          error={errors.home?.message}
          {...register('home')}
        />
      </div>
    </Part>
  )
}

/** Includes an unpublished home page, labelled by its path. */
function homeOptions({ home, homes }: Settings) {
  const options = pageOptions(homes)
  return homes.some(({ path }) => path === home) ? options : [{ value: home, title: home }, ...options]
}

function RegionPart({ form: { formState, register }, settings }: PartProps) {
  const { errors } = formState
  return (
    <Part title="Region">
      <div className="grid max-w-xl gap-5">
        <SelectField
          label="Language"
          options={languageOptions}
          error={errors.locale?.message}
          {...register('locale')}
        />
        <SelectField
          label="Time zone"
          hint="Dates and times are shown in it, here and on the site."
          options={zones}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
        {settings.hasOrders ? (
          <TextField
            label="Currency"
            hint="It can no longer be changed, because there are orders in it."
            value={settings.currency}
            readOnly
          />
        ) : (
          <SelectField
            label="Currency"
            hint="Changing it does not convert prices, so choose it before the first order."
            options={currencyOptions(settings.currency)}
            error={errors.currency?.message}
            {...register('currency')}
          />
        )}
      </div>
    </Part>
  )
}
