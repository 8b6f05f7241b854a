import { boolean, customType, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Permission, UserType } from '../../../../shared/people/permissions.ts'
import type { ReadyRole } from '../../../../shared/people/roles.ts'
import { siteId } from '../../../platform/table.ts'
import type { CodePurpose } from './codes/code-digits.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  /** Null for whoever signs in with their account's, and for who has to choose one. */
  passwordHash: text(),
  /** The account, a row of the platform's site, of somebody who owns or serves this one. */
  accountId: uuid(),
  /** Of an account: signing in takes a second step. */
  secondStep: boolean().notNull().default(false),
  userType: text().$type<UserType>().notNull().default('CUSTOMER'),
  permissions: text().array().$type<Permission[]>().notNull().default([]),
  firstName: text().notNull(),
  lastName: text().notNull(),
  callingCode: text().notNull().default('+91'),
  mobileNumber: text(),
  birthDate: date({ mode: 'string' }),
  gender: text().$type<'MALE' | 'FEMALE' | 'OTHER'>(),
  pictureId: uuid(),
  /** Everybody sees the picture beside what they write. */
  showsPicture: boolean().notNull().default(false),
  /** A ready-made role, or one of the site's own; neither for customers, owners, and staff from before there were roles. */
  readyRole: text().$type<ReadyRole>(),
  roleId: uuid(),
  /** When a member of staff last asked for something, to within minutes. */
  seenAt: instant(),
  /** Since when nothing lets this customer in that was chosen before they had shown that the address is theirs (docs/decisions/036). */
  provenAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})

/** Of the platform's site: which sites an account serves. */
export const accountSites = pgTable('account_sites', {
  siteId: siteId(),
  accountId: uuid().notNull(),
  servedSiteId: integer().notNull(),
  /** Of the row on that site. */
  userId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  /** When whoever has it last proved who they are. */
  provedAt: instant().notNull().defaultNow(),
  /** Whether they have shown a passkey, when it began or since. */
  byPasskey: boolean().notNull().default(false),
  /** What people call the device that it began on; empty when that is not known. */
  device: text().notNull().default(''),
  usedAt: instant().notNull().defaultNow(),
})

/** What somebody carries to this host to be signed in there, once. */
export const entryTokens = pgTable('entry_tokens', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  expiresAt: instant().notNull(),
  /** As in the session that they come from; null where a second step is still to come. */
  provedAt: instant(),
  byPasskey: boolean().notNull().default(false),
})

/** Sign-ins that wait for their second step, each in the browser that began it. */
export const waitingSignIns = pgTable('waiting_sign_ins', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  /** Of the browser, where the person is known to sign in with it. */
  deviceHash: bytea(),
  expiresAt: instant().notNull(),
  triesLeft: smallint().notNull(),
})

/** Browsers in which somebody has signed in. */
export const signInDevices = pgTable('sign_in_devices', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  usedAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})

/** Browsers that have asked for a code, whether or not there is an account. */
export const signInCodes = pgTable('sign_in_codes', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  email: text().notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  /** The code follows from it and the server's secret. */
  seed: bytea().notNull(),
  madeAt: instant().notNull(),
  triesLeft: smallint().notNull(),
})

/** Links that set a new password, whether or not there is an account. */
export const passwordLinks = pgTable('password_links', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  email: text().notNull(),
  /** What follows from the password of that time. */
  madeFor: bytea().notNull(),
  madeAt: instant().notNull(),
})

export const addresses = pgTable('addresses', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid().notNull(),
  name: text().notNull(),
  mobileNumber: text().notNull(),
  line1: text().notNull(),
  line2: text().notNull().default(''),
  landmark: text().notNull().default(''),
  city: text().notNull(),
  state: text().notNull(),
  pincode: text().notNull(),
  kind: text().$type<'HOME' | 'WORK' | 'OTHER'>().notNull().default('HOME'),
  isDefault: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})
