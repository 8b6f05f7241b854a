import { drawingFor } from '../../shared/site-now.ts'
import { addressLines } from '../../shared/sites/business.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import { t } from '../../shared/words.ts'

/** The business's address as visitors read it, in the language of these settings; no line if it is empty. */
export function businessAddress(settings: SiteSettings): string[] {
  const { address } = settings.business
  const state = address.state && drawingFor(settings, () => t(address.state))
  return addressLines({ ...address, state })
}
