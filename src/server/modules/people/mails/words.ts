import type { Letter } from '../../running/mail/index.ts'

type About = { site: string; firstName: string }

/** What a person is told of their place on a site. The mails of codes and passwords are with those (`identity/mail-words.ts`). */
export type Words = {
  /** To a new customer. */
  welcome: (about: About & { email: string; href: string }) => Letter
  /** To whoever has begun a site on the platform: where it is, and where it is worked on. */
  begun: (about: About & { platform: string; address: string; href: string }) => Letter
  invitation: (about: { site: string; by: string; role: string; days: number; href: string }) => Letter
  /** To the owners of a site that the operator suspended, and of one that is open again. */
  suspended: (about: { site: string; platform: string; reason: string; help: string }) => Letter
  restored: (about: { site: string; platform: string; href: string }) => Letter
  /** Of a sign-in on a device that is not known; `devices` leads to where sessions are ended, `password` to a new password. */
  newDevice: (about: About & { device: string; at: Date; way: 'devices' | 'password'; href: string }) => Letter
  /** To an account whose second step was removed, and by whom; `href` leads to a new password. */
  stepRemoved: (about: About & { by: string; at: Date; help: string; href: string }) => Letter
  /** To an address that somebody who is signed in says is theirs. Without a name: it may be anybody's. */
  proveAddress: (about: { site: string; minutes: number; code: string }) => Letter
  /** To the address that was, of the one that took its place. */
  addressLeft: (about: About & { to: string; at: Date; help: string }) => Letter
  /** To the address that is the person's now. */
  addressTaken: (about: About & { from: string; at: Date; href: string }) => Letter
}

/** 22 November 2026 at 4:05 pm IST: people who are told of a sign-in think in India's time, wherever the site is. */
export function indianTime(at: Date, locale: 'en-IN' | 'hi-IN'): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' })
  return `${format.format(at)} IST`
}
