import { indianTime, type Words } from './words.ts'

export const english: Words = {
  welcome: ({ site, firstName, email, href }) => ({
    subject: `Welcome to ${site}`,
    blocks: [
      `Dear ${firstName},`,
      `welcome to ${site}. Your account is ready, and you sign in with ${email}.`,
      'Your orders, your addresses and the devices on which you are signed in are found in your account.',
      'If you did not sign up, somebody has entered your email. A new password, chosen by “Forgot your password?” on the sign-in page, makes the account yours alone.',
    ],
    button: { text: 'To your account', href },
  }),
  begun: ({ site, firstName, platform, address, href }) => ({
    subject: `${site} is begun`,
    blocks: [
      `Dear ${firstName},`,
      `welcome to ${platform}. Your site ${site} is begun, and is found at ${address}.`,
      'In its admin you choose what it begins with, put your own words and pictures in, and publish what is ready. The first steps there tick themselves as you go.',
      `You sign in with your email, at ${address} and at ${platform}, to all your sites.`,
    ],
    button: { text: 'To the admin', href },
  }),
  invitation: ({ site, by, role, days, href }) => ({
    subject: `${by} invites you to work on ${site}`,
    blocks: [
      'Hello,',
      `${by} invites you to work on ${site}, with the role “${role}”.`,
      `The link is good for ${days} days, and for you alone: please do not forward it. If you do not know ${by}, you need do nothing.`,
    ],
    button: { text: 'Accept the invitation', href },
    kept: `${by} invites you to work on ${site}. The link that this mail brought is not kept.`,
  }),
  suspended: ({ site, platform, reason, help }) => ({
    subject: `${site} is suspended`,
    blocks: [
      'Hello,',
      `${platform} has suspended ${site}. Nobody can open its pages or its admin at the moment. Nothing of it was deleted.`,
      { lines: ['The reason:', reason] },
      `To have it opened again, please write to ${help}.`,
    ],
  }),
  restored: ({ site, platform, href }) => ({
    subject: `${site} is open again`,
    blocks: ['Hello,', `${platform} has restored ${site}: its pages and its admin are open again, as they were.`],
    button: { text: 'To the admin', href },
  }),
  newDevice: ({ site, firstName, device, at, way, href }) => ({
    subject: `A new sign-in at ${site}`,
    blocks: [
      `Dear ${firstName},`,
      `somebody, you we hope, has signed in to your account at ${site} on a device that you had not used before.`,
      {
        sums: [
          ['Device', device || 'Not known'],
          ['Time', indianTime(at, 'en-IN')],
        ],
      },
      way === 'devices'
        ? 'If that was you, you need do nothing. If it was not, sign that device out, and choose a new password.'
        : 'If that was you, you need do nothing. If it was not, choose a new password at once: it signs every device out.',
    ],
    button: { text: way === 'devices' ? 'See your devices' : 'Choose a new password', href },
  }),
  stepRemoved: ({ site, firstName, by, at, help, href }) => ({
    subject: `Your second step at ${site} was removed`,
    blocks: [
      `Dear ${firstName},`,
      `${by} has removed the second step of your account at ${site}, on ${indianTime(at, 'en-IN')}: your authenticator app, your recovery codes and your passkeys. You were signed out on every device.`,
      'Your password, or a code from an email, is enough to sign in now. Please set up a new authenticator app or a passkey soon, under Security.',
      `If you did not ask for this, please choose a new password at once, and write to ${help}.`,
    ],
    button: { text: 'Choose a new password', href },
  }),
  proveAddress: ({ site, minutes, code }) => ({
    subject: `Your code to confirm this email at ${site}`,
    blocks: [
      'Hello,',
      `the code that confirms this email for an account at ${site} is`,
      { code },
      `It is good for ${minutes} minutes, where it was asked for. Please give it to nobody: we never ask for it.`,
      'If you did not ask for it, somebody has mistyped their email. Nothing is changed without the code, and you need do nothing.',
    ],
    kept: 'The code that this mail brought is not kept.',
  }),
  addressLeft: ({ site, firstName, to, at, help }) => ({
    subject: `Your email for ${site} was changed`,
    blocks: [
      `Dear ${firstName},`,
      `your account at ${site} has the email ${to} since ${indianTime(at, 'en-IN')}. You no longer sign in with this one.`,
      `If that was not you, please write to ${help} at once, from this address.`,
    ],
  }),
  addressTaken: ({ site, firstName, from, at, href }) => ({
    subject: `This is your email for ${site} now`,
    blocks: [
      `Dear ${firstName},`,
      `since ${indianTime(at, 'en-IN')} you sign in at ${site} with this email in place of ${from}. Your password is as it was.`,
    ],
    button: { text: 'To your account', href },
  }),
}
