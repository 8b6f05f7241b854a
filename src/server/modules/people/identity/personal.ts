import { deviceWords } from '../../../../sections/device-list/device-words.ts'
import { addressLine } from '../../../../shared/people/address.ts'
import type { Person } from '../../../../shared/people/customer.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { addressesOf } from './accounts/addresses.ts'
import { genders } from './gender-words.ts'
import { readProfile } from './identity.ts'
import { listSessions } from './signing-in/sessions.ts'

/** The user's row itself is deleted last, by the departure. */
export const personal: Personal = {
  columns: {
    addresses: { mobile_number: { as: 'addresses' }, name: { as: 'addresses' }, user_id: { as: 'addresses' } },
    entry_tokens: { user_id: { uncopied: 'a token for minutes' } },
    password_links: { email: { uncopied: 'a link for an hour' } },
    sessions: { user_id: { as: 'devices' } },
    sign_in_codes: { email: { uncopied: 'a code for minutes' } },
    sign_in_devices: { user_id: { uncopied: 'a browser of a session, which the copy lists' } },
    users: {
      account_id: { as: 'profile' },
      email: { as: 'profile' },
      first_name: { as: 'profile' },
      guest_email: { uncopied: 'of a guest, who has no account to ask with' },
      last_name: { as: 'profile' },
      mobile_number: { as: 'profile' },
    },
    waiting_sign_ins: { user_id: { uncopied: 'a sign-in for ten minutes' } },
  },
  async copy(ctx, { id }) {
    const zone = ctx.site.settings.timeZone
    const [profile, addresses, devices] = await Promise.all([readProfile(ctx), addressesOf(ctx, id), listSessions(ctx)])
    return {
      data: { profile, addresses, devices },
      page: () => ({
        profile: [
          [t('Name'), fullNameOf(profile)],
          [t('Email'), profile.email],
          [t('Mobile number'), profile.mobileNumber ? `${profile.callingCode} ${profile.mobileNumber}` : ''],
          [t('Date of birth'), profile.birthDate ?? ''],
          [t('Gender'), profile.gender ? t(genders[profile.gender]) : ''],
          [t('Picture'), pictureOf(profile)],
        ],
        tables: [
          {
            title: t('Addresses'),
            head: [t('Name'), t('Mobile number'), t('Address')],
            rows: addresses.map((address) => [
              address.name,
              address.mobileNumber,
              addressLine({ ...address, state: t(address.state) }),
            ]),
          },
          {
            title: t('Devices on which you are signed in'),
            head: [t('Device'), t('Signed in'), t('Last used')],
            rows: devices.map(({ device, created, used }) => [
              deviceWords(device),
              longTime(created, zone),
              longTime(used, zone),
            ]),
          },
        ],
      }),
    }
  },
}

function pictureOf({ pictureId, showsPicture }: Person): string {
  if (pictureId === null) return ''
  return showsPicture ? t('Shown to everyone beside what you write') : t('Seen by you and the site alone')
}
