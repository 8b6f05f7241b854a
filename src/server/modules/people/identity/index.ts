export {
  accountOfMember,
  countOwnedSites,
  isMember,
  onEachSiteOf,
  sitesOf,
  sitesServedBy,
} from './accounts/accounts.ts'
export { accountsWithStep } from './accounts/accounts-with-step.ts'
export { addProvenCustomer, addUnverifiedCustomer, addUser } from './accounts/add-user.ts'
export { findAddressee } from './accounts/addressee.ts'
export { addAddress, addressesOf, defaultAddresses, findAddress, keepAddress } from './accounts/addresses.ts'
export { findCustomer, lockCustomer } from './accounts/customers.ts'
export { erasePerson } from './accounts/erase-person.ts'
export { closeSignIns, hasOwner, peopleWithPassword } from './accounts/first-people.ts'
export { fullName } from './accounts/full-name.ts'
export { addGuest, beginGuest, guestOfLink, lockPeople, noteGuest, reachedAt } from './accounts/guests.ts'
export {
  changeMember,
  endMembership,
  hasAccount,
  holdStaff,
  joinStaff,
  leaveAccount,
  lockStaff,
} from './accounts/members.ts'
export { markProven } from './accounts/proven.ts'
export { codeLifetime, digitsOf } from './codes/code-digits.ts'
export { askForCode, endCode, machineToken, tryCode } from './codes/codes.ts'
export { users } from './identity.tables.ts'
export { asPerson, lockPerson, nameTag, readProfile, signedInUser, userWithEmail } from './identity.ts'
export { refuseCommon } from './passwords/common-passwords.ts'
export { endSessions, hasOtherPassword } from './passwords/credentials.ts'
export { forgetCodesAndLinks } from './passwords/password-links.ts'
export { checkPassword, hasPassword } from './passwords/passwords.ts'
export {
  type Browser,
  browserOf,
  codeCookieOf,
  cookieOf,
  cookieValue,
  deviceCookieOf,
  passkeyCookieOf,
} from './signing-in/browser-cookies.ts'
export { deviceLifetime, rememberDevice } from './signing-in/devices.ts'
export { isEntry, makeEntry } from './signing-in/entry.ts'
export { finishSignIn, hasSecondStep, letInWhole, setSecondStep, tryStep } from './signing-in/second-step.ts'
export { endSessionOf, findActor, findGuest, guestOfSession, handSessionTo, noteProof } from './signing-in/sessions.ts'
export { letIn, signIn } from './signing-in/sign-in.ts'
