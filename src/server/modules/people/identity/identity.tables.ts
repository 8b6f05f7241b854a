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
  /** Null for users who sign in with their account's password, or have none yet. */
  passwordHash: text(),
  /** The account (a row of the platform's site) of an owner or member of staff. */
  accountId: uuid(),
  /** Accounts only: sign-in needs a second step. */
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
  /** Whether visitors see the picture beside the user's comments and reviews. */
  showsPicture: boolean().notNull().default(false),
  /** A ready-made role, or one of the site's own; both null for customers, owners, and staff from before roles existed. */
  readyRole: text().$type<ReadyRole>(),
  roleId: uuid(),
  /** Time of a member of staff's last request, accurate to minutes. */
  seenAt: instant(),
  /** Since when no credential works that was set before this customer verified the address (docs/decisions/036). */
  provenAt: instant(),
  /** A guest's email as typed at the checkout, '' until then (B301); null for accounts. */
  guestEmail: text(),
  createdAt: instant().notNull().defaultNow(),
})

/** On the platform's site: the sites on which an account signs a user in. */
export const accountSites = pgTable('account_sites', {
  siteId: siteId(),
  accountId: uuid().notNull(),
  servedSiteId: integer().notNull(),
  /** The user's id on the served site. */
  userId: uuid().notNull(),
  /** False once the user has left the staff: a customer there who still signs in with the account. */
  serves: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  /** When the user last proved their identity. */
  provedAt: instant().notNull().defaultNow(),
  /** Whether a passkey was used in this session. */
  byPasskey: boolean().notNull().default(false),
  /** Device name for people; empty if unknown. */
  device: text().notNull().default(''),
  usedAt: instant().notNull().defaultNow(),
})

/** One-time tokens that carry a sign-in to this host. */
export const entryTokens = pgTable('entry_tokens', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  expiresAt: instant().notNull(),
  /** As in the originating session; null if a second step is still needed. */
  provedAt: instant(),
  byPasskey: boolean().notNull().default(false),
})

/** Sign-ins waiting for their second step, each bound to its browser. */
export const waitingSignIns = pgTable('waiting_sign_ins', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  /** The browser's device token, if it is known for this user. */
  deviceHash: bytea(),
  expiresAt: instant().notNull(),
  triesLeft: smallint().notNull(),
})

/** Browsers that users have signed in with. */
export const signInDevices = pgTable('sign_in_devices', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  usedAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})

/** Browsers that requested a code, whether or not the address has an account. */
export const signInCodes = pgTable('sign_in_codes', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  email: text().notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  /** The code is derived from it with the server's secret. */
  seed: bytea().notNull(),
  madeAt: instant().notNull(),
  triesLeft: smallint().notNull(),
})

/** Links to set a new password, whether or not the address has an account. */
export const passwordLinks = pgTable('password_links', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  email: text().notNull(),
  /** Fingerprint of the password at that time. */
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
  businessName: text().notNull().default(''),
  gstin: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
})
