import { Controller, useWatch } from 'react-hook-form'
import { campaignSegment } from '../../shared/content/campaigns-admin.ts'
import { isLocale, languageTitle } from '../../shared/sites/languages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { counted } from '../ui/counted.ts'
import { useSite } from '../ui/me.ts'
import { Part } from '../ui/screen.tsx'
import { useSegmentCount } from './calls.ts'
import type { CampaignFormApi } from './campaign-values.ts'

const who = [
  { value: 'all', title: 'All subscribers' },
  { value: 'bought', title: 'Those who bought something since' },
  { value: 'notBought', title: 'Those who bought nothing since' },
  { value: 'city', title: 'Those whose last order went to' },
]
const byLanguage = { value: 'language', title: 'Those who read the site in' }

/** Whom it is for, with how many that are now. */
export function CampaignSegment({ form }: { form: CampaignFormApi }) {
  const { errors } = form.formState
  const [chosen = 'all', since = '', city = '', language = ''] = useWatch({
    control: form.control,
    name: ['who', 'since', 'city', 'language'],
  })
  const segment = campaignSegment.safeParse({ who: chosen, since, city, language })
  const site = useSite()
  const spoken = [site?.locale ?? '', ...(site?.languages ?? [])].filter(isLocale)
  // One that was chosen before stays to be seen, also where the site has lost its other languages.
  const choices = spoken.length > 1 || chosen === 'language' ? [...who, byLanguage] : who
  const count = useSegmentCount(segment.success ? segment.data : undefined)
  return (
    <Part
      title="Whom it is for"
      note="Only subscribers at the time of sending. Orders count if the customer has confirmed this address."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="who"
          render={({ field }) => <SelectField label="Subscribers" options={choices} {...field} />}
        />
        {(chosen === 'bought' || chosen === 'notBought') && (
          <TextField label="Day" type="date" required error={errors.since?.message} {...form.register('since')} />
        )}
        {chosen === 'city' && (
          <TextField label="City" required error={errors.city?.message} {...form.register('city')} />
        )}
        {chosen === 'language' && (
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <SelectField
                label="Language"
                required
                placeholder="Choose a language"
                options={spoken.map((locale) => ({ value: locale, title: languageTitle(locale) }))}
                error={errors.language?.message}
                {...field}
              />
            )}
          />
        )}
      </div>
      <p className="mt-4 text-ink-soft" role="status">
        {segment.success && count !== undefined && recipients(count)}
      </p>
    </Part>
  )
}

export function recipients(count: number): string {
  return `${counted(count, 'subscriber')} now`
}
