import { addressLine } from '../../../../shared/people/address.ts'
import type { Person } from '../../../../shared/people/customer.ts'
import { longTime } from '../../../../shared/times.ts'
import type { Personal } from '../../module.ts'
import { addressesOf } from './accounts/addresses.ts'
import { readProfile } from './identity.ts'
import { listSessions } from './signing-in/sessions.ts'

/** The account itself is deleted last, by the departure. */
export const personal: Personal = {
  async copy(ctx, { id }) {
    const zone = ctx.site.settings.timeZone
    const [profile, addresses, devices] = await Promise.all([readProfile(ctx), addressesOf(ctx, id), listSessions(ctx)])
    return {
      data: { profile, addresses, devices },
      profile: [
        ['Name', `${profile.firstName} ${profile.lastName}`],
        ['Email', profile.email],
        ['Mobile number', profile.mobileNumber ? `${profile.callingCode} ${profile.mobileNumber}` : ''],
        ['Date of birth', profile.birthDate ?? ''],
        ['Gender', profile.gender ?? ''],
        ['Picture', pictureOf(profile)],
      ],
      tables: [
        {
          title: 'Addresses',
          head: ['Name', 'Mobile number', 'Address'],
          rows: addresses.map((address) => [address.name, address.mobileNumber, addressLine(address)]),
        },
        {
          title: 'Devices on which you are signed in',
          head: ['Device', 'Signed in', 'Last used'],
          rows: devices.map(({ device, created, used }) => [
            device || 'Unknown',
            longTime(created, zone),
            longTime(used, zone),
          ]),
        },
      ],
    }
  },
}

function pictureOf({ pictureId, showsPicture }: Person): string {
  if (pictureId === null) return ''
  return showsPicture ? 'Shown to everybody beside what you write' : 'Seen by you and the site alone'
}
