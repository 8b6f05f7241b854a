import { boolean, customType, date, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Permission, UserType } from '../../../../shared/people/permissions.ts'
import { siteId } from '../../../platform/table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  siteId: siteId(),
  id: uuid().notNull().defaultRandom(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  userType: text().$type<UserType>().notNull().default('CUSTOMER'),
  permissions: text().array().$type<Permission[]>().notNull().default([]),
  firstName: text().notNull(),
  lastName: text().notNull(),
  callingCode: text().notNull().default('+91'),
  mobileNumber: text(),
  birthDate: date({ mode: 'string' }),
  gender: text().$type<'MALE' | 'FEMALE' | 'OTHER'>(),
  pictureId: uuid(),
  createdAt: instant().notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  siteId: siteId(),
  tokenHash: bytea().notNull(),
  userId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
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
  /** The code follows from it and the server's secret. */
  seed: bytea().notNull(),
  madeAt: instant().notNull(),
  triesLeft: smallint().notNull(),
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
