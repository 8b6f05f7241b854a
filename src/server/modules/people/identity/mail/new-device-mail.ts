import { eq, ne } from 'drizzle-orm'
import { type Device, readDevice } from '../../../../../shared/people/device-name.ts'
import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { pageAddress } from '../../../../platform/site-in-language.ts'
import { inSite } from '../../../../platform/table.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { defineMail, greeting, indianTime } from '../../../ground/mail/index.ts'
import { findAddressee } from '../accounts/addressee.ts'
import { signInDevices as devices } from '../identity.tables.ts'

type Data = { userId: string; device: Device; at: string }
/** `way` tells the reader how to end that device's sessions. */
type About = { firstName: string; device: Device; at: Date; way: 'devices' | 'password' }

/**
 * Mails the user about a sign-in on a new device, unless it is their only device.
 * @param token of the device
 */
export async function tellOfNewDevice(ctx: Ctx, userId: string, token: string): Promise<void> {
  const [other] = await ctx.db
    .select({ userId: devices.userId })
    .from(devices)
    .where(inSite(ctx, devices, eq(devices.userId, userId), ne(devices.tokenHash, hashToken(token))))
    .limit(1)
  if (!other) return
  const device = readDevice(ctx.request.agent ?? '')
  await newDeviceMail.later(ctx, { userId, device, at: ctx.now().toISOString() })
}

export const newDeviceMail = defineMail<Data, About>({
  name: 'identity.new-device',
  when: 'a user signs in on another device than before; ten times an hour at most',
  to: 'the user who signed in',
  class: 'service',
  language: 'page',
  isPrivate: true,
  limit: ({ site }, { userId }) => ({ key: `new-device:${site.id}:${userId}`, most: 10, seconds: 3600 }),
  key: ({ once }) => `new-device:${once}`,
  async recipient(ctx, { userId, device, at }) {
    const person = await findAddressee(ctx, { id: userId })
    if (!person) return undefined
    // A new password ends the sessions of a member of staff on all sites; a customer has only one site.
    const way = person.accountId || ctx.site.kind === 'platform' ? 'password' : 'devices'
    return { ...person, about: () => ({ firstName: person.firstName, device, at: new Date(at), way }) }
  },
  letter: ({ site }, { firstName, device, at, way }) => ({
    subject: t('A new sign-in at {site}', { site: site.name }),
    blocks: [
      greeting(firstName),
      t('your account at {site} was used to sign in on a new device.', {
        site: site.name,
      }),
      {
        sums: [
          [t('Device'), nameOf(device)],
          [t('Time'), indianTime(at)],
        ],
      },
      way === 'devices'
        ? t('If this was you, ignore this mail. If it wasn’t, sign that device out and choose a new password.')
        : t(
            'If this was you, ignore this mail. If it wasn’t, choose a new password at once: that signs every device out.',
          ),
    ],
    button:
      way === 'devices'
        ? { text: t('See your devices'), href: pageAddress(site, '/setting/devices') }
        : { text: t('Choose a new password'), href: pageAddress(site, '/login#forgot') },
  }),
})

function nameOf({ browser, system }: Device): string {
  return browser && system ? t('{browser} on {system}', { browser, system }) : browser || system || t('Not known')
}
