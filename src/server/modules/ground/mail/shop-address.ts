import { senderAddress } from '../../../../shared/sites/settings-admin.ts'
import type { Site } from '../../../platform/context.ts'

/** The owner's email: the contact address, else the sender address; undefined if neither is set. */
export function shopAddress({ settings }: Site): string | undefined {
  return settings.business.email || senderAddress(settings.mailFrom) || undefined
}
