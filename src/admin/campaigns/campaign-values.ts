import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import {
  type Campaign,
  type CampaignBody,
  type CampaignPart,
  campaignBody,
  campaignSegment,
} from '../../shared/content/campaigns-admin.ts'
import { isLocale } from '../../shared/sites/languages.ts'

/** Form values of a campaign, with the segment flattened: only the fields that belong to `who` count. */
export const campaignForm = campaignBody
  .omit({ segment: true })
  .extend({
    who: z.enum(['all', 'bought', 'notBought', 'city', 'language']),
    since: z.string(),
    city: z.string().trim().max(100),
    language: z.string(),
    revision: z.int(),
  })
  .superRefine(({ who, since, city, language }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if ((who === 'bought' || who === 'notBought') && !z.iso.date().safeParse(since).success)
      issue('since', 'Choose a day.')
    if (who === 'city' && city === '') issue('city', 'Enter a city.')
    if (who === 'language' && !isLocale(language)) issue('language', 'Choose a language.')
  })

export type CampaignValues = z.input<typeof campaignForm>
export type CheckedCampaign = z.output<typeof campaignForm>
export type CampaignFormApi = UseFormReturn<CampaignValues, unknown, CheckedCampaign>

export const emptyCampaign: CampaignValues = {
  ...{ subject: '', preview: '', rate: 300, revision: 0 },
  parts: [{ kind: 'text', text: '' }],
  ...{ who: 'all', since: '', city: '', language: '' },
}

export function valuesOf({ subject, preview, parts, segment, rate, revision }: Campaign): CampaignValues {
  return {
    ...{ subject, preview, parts, rate, revision },
    who: segment.who,
    since: 'since' in segment ? segment.since : '',
    city: 'city' in segment ? segment.city : '',
    language: 'language' in segment ? segment.language : '',
  }
}

/** The request body of the form's values. */
export function bodyOf({ who, since, city, language, ...rest }: CheckedCampaign): CampaignBody & { revision: number } {
  const segment = campaignSegment.parse({ who, since, city, language })
  return { ...rest, segment }
}

export const partTitles: Record<CampaignPart['kind'], string> = {
  heading: 'Heading',
  text: 'Text',
  button: 'Button',
  divider: 'Line between',
  picture: 'Picture',
  products: 'Products',
  posts: 'Blog posts',
}
