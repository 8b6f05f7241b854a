import { senderAddress } from '../../../../shared/sites/settings-admin.ts'
import type { Site } from '../../../platform/context.ts'

/** Where the owner reads mail: the contact address, or the one that mails are sent from; undefined where neither is set. */
export function shopAddress({ settings }: Site): string | undefined {
  return settings.business.email || senderAddress(settings.mailFrom) || undefined
}
