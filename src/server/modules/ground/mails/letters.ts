import type { Device } from '../../../../shared/people/device-name.ts'
import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import { greeting, type Letter } from '../mail/index.ts'

type About = { site: string; firstName: string }

/** 22 November 2026 at 4:05 pm IST: people who are told of a sign-in think in India's time, wherever the site is. */
const indianTime = (at: Date) => t('{time} IST', { time: longTime(at, 'Asia/Kolkata') })

/** To a new customer. */
export function welcome({ site, firstName, email, href }: About & { email: string; href: string }): Letter {
  return {
    subject: t('Welcome to {site}', { site }),
    blocks: [
      greeting(firstName),
      t('welcome to {site}. Your account is ready, and you sign in with {email}.', { site, email }),
      t('Your orders, your addresses and the devices on which you are signed in are found in your account.'),
      t(
        'If you did not sign up, somebody has entered your email. A new password, chosen by “Forgot your password?” on the sign-in page, makes the account yours alone.',
      ),
    ],
    button: { text: t('To your account'), href },
  }
}

/** To whoever has begun a site on the platform: where it is, and where it is worked on. */
export function begun({
  site,
  firstName,
  platform,
  address,
  href,
}: About & { platform: string; address: string; href: string }): Letter {
  return {
    subject: t('{site} is begun', { site }),
    blocks: [
      greeting(firstName),
      t('welcome to {platform}. Your site {site} is begun, and is found at {address}.', { platform, site, address }),
      t(
        'In its admin you choose what it begins with, put your own words and pictures in, and publish what is ready. The first steps there tick themselves as you go.',
      ),
      t('You sign in with your email, at {address} and at {platform}, to all your sites.', { address, platform }),
    ],
    button: { text: t('To the admin'), href },
  }
}

type Invited = { site: string; by: string; role: string; days: number; href: string }

export function invitation({ site, by, role, days, href }: Invited): Letter {
  return {
    subject: t('{by} invites you to work on {site}', { by, site }),
    blocks: [
      t('Hello,'),
      t('{by} invites you to work on {site}, with the role “{role}”.', { by, site, role }),
      t(
        'The link is good for {days} days, and for you alone: please do not forward it. If you do not know {by}, you need do nothing.',
        { days, by },
      ),
    ],
    button: { text: t('Accept the invitation'), href },
    kept: t('{by} invites you to work on {site}. The link that this mail brought is not kept.', { by, site }),
  }
}

/** To the owners of a site that the operator suspended. */
export function suspended({
  site,
  platform,
  reason,
  help,
}: Record<'site' | 'platform' | 'reason' | 'help', string>): Letter {
  return {
    subject: t('{site} is suspended', { site }),
    blocks: [
      t('Hello,'),
      t(
        '{platform} has suspended {site}. Nobody can open its pages or its admin at the moment. Nothing of it was deleted.',
        { platform, site },
      ),
      { lines: [t('The reason:'), reason] },
      t('To have it opened again, please write to {help}.', { help }),
    ],
  }
}

/** To the owners of a site that is open again. */
export function restored({ site, platform, href }: Record<'site' | 'platform' | 'href', string>): Letter {
  return {
    subject: t('{site} is open again', { site }),
    blocks: [
      t('Hello,'),
      t('{platform} has restored {site}: its pages and its admin are open again, as they were.', { platform, site }),
    ],
    button: { text: t('To the admin'), href },
  }
}

type SignedIn = About & { device: Device; at: Date; way: 'devices' | 'password'; href: string }

function nameOf({ browser, system }: Device): string {
  return browser && system ? t('{browser} on {system}', { browser, system }) : browser || system || t('Not known')
}

/** Of a sign-in on a device that is not known; `devices` leads to where sessions are ended, `password` to a new password. */
export function newDevice({ site, firstName, device, at, way, href }: SignedIn): Letter {
  return {
    subject: t('A new sign-in at {site}', { site }),
    blocks: [
      greeting(firstName),
      t('somebody, you we hope, has signed in to your account at {site} on a device that you had not used before.', {
        site,
      }),
      {
        sums: [
          [t('Device'), nameOf(device)],
          [t('Time'), indianTime(at)],
        ],
      },
      way === 'devices'
        ? t('If that was you, you need do nothing. If it was not, sign that device out, and choose a new password.')
        : t(
            'If that was you, you need do nothing. If it was not, choose a new password at once: it signs every device out.',
          ),
    ],
    button: { text: way === 'devices' ? t('See your devices') : t('Choose a new password'), href },
  }
}

/** To an account whose second step was removed, and by whom; `href` leads to a new password. */
export function stepRemoved({
  site,
  firstName,
  by,
  at,
  help,
  href,
}: About & { by: string; at: Date; help: string; href: string }): Letter {
  return {
    subject: t('Your second step at {site} was removed', { site }),
    blocks: [
      greeting(firstName),
      t(
        '{by} has removed the second step of your account at {site}, on {time}: your authenticator app, your recovery codes and your passkeys. You were signed out on every device.',
        { by, site, time: indianTime(at) },
      ),
      t(
        'Your password, or a code from an email, is enough to sign in now. Please set up a new authenticator app or a passkey soon, under Security.',
      ),
      t('If you did not ask for this, please choose a new password at once, and write to {help}.', { help }),
    ],
    button: { text: t('Choose a new password'), href },
  }
}

/** To an address that somebody who is signed in says is theirs. Without a name: it may be anybody's. */
export function proveAddress({ site, minutes, code }: { site: string; minutes: number; code: string }): Letter {
  return {
    subject: t('Your code to confirm this email at {site}', { site }),
    blocks: [
      t('Hello,'),
      t('the code that confirms this email for an account at {site} is', { site }),
      { code },
      t('It is good for {minutes} minutes, where it was asked for. Please give it to nobody: we never ask for it.', {
        minutes,
      }),
      t(
        'If you did not ask for it, somebody has mistyped their email. Nothing is changed without the code, and you need do nothing.',
      ),
    ],
    kept: t('The code that this mail brought is not kept.'),
  }
}

/** To the address that was, of the one that took its place. */
export function addressLeft({ site, firstName, to, at, help }: About & { to: string; at: Date; help: string }): Letter {
  return {
    subject: t('Your email for {site} was changed', { site }),
    blocks: [
      greeting(firstName),
      t('your account at {site} has the email {to} since {time}. You no longer sign in with this one.', {
        ...{ site, to, time: indianTime(at) },
      }),
      t('If that was not you, please write to {help} at once, from this address.', { help }),
    ],
  }
}

/** To the address that is the person's now. */
export function addressTaken({
  site,
  firstName,
  from,
  at,
  href,
}: About & { from: string; at: Date; href: string }): Letter {
  return {
    subject: t('This is your email for {site} now', { site }),
    blocks: [
      greeting(firstName),
      t('since {time} you sign in at {site} with this email in place of {from}. Your password is as it was.', {
        ...{ time: indianTime(at), site, from },
      }),
    ],
    button: { text: t('To your account'), href },
  }
}
