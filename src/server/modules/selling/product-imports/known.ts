import { isLocale } from '../../../../shared/sites/languages.ts'
import type { Ctx } from '../../../platform/context.ts'
import { listCustomFields } from '../custom-fields/index.ts'
import { namedSizeGuides } from '../size-guides/index.ts'
import type { Known } from './reading/known.ts'

/** The fields, languages and size guides of the site that columns and cells of files may name. */
export async function knownOf(ctx: Ctx): Promise<Known> {
  const { settings, origin } = ctx.site
  const fields = (await listCustomFields(ctx)).filter(({ owner, archived }) => owner !== 'CATEGORY' && !archived)
  const sizeGuides = await namedSizeGuides(ctx)
  return { fields, languages: settings.languages.filter(isLocale), sizeGuides, origin }
}
