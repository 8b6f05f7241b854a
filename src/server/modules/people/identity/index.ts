export { accountOfMember, isMember, onPlatform, sitesOf, sitesServedBy } from './accounts.ts'
export { addProvenCustomer, addUser } from './add-user.ts'
export { addAddress, addressesOf, findAddress } from './addresses.ts'
export {
  type Browser,
  browserOf,
  codeCookieOf,
  cookieOf,
  cookieValue,
  deviceCookieOf,
  passkeyCookieOf,
} from './browser-cookies.ts'
export { codeLifetime } from './code-digits.ts'
export { askForCode, endCode, tryCode } from './codes.ts'
export { refuseCommon } from './common-passwords.ts'
export { hasOtherPassword } from './credentials.ts'
export { deviceLifetime } from './devices.ts'
export { isEntry, makeEntry } from './entry.ts'
export { erasePerson } from './erase-person.ts'
export { closeSignIns, hasOwner, peopleWithPassword } from './first-people.ts'
export { identityJobs } from './identity.jobs.ts'
export { identityRoutes } from './identity.routes.ts'
export { users } from './identity.tables.ts'
export { asPerson, lockPerson, readProfile, signedInUser } from './identity.ts'
export { changeMember, endMembership, hasAccount, joinStaff, lockStaff } from './members.ts'
export { checkPassword } from './passwords.ts'
export { postPrivately } from './private-mail.ts'
export { markProven } from './proven.ts'
export { finishSignIn, hasSecondStep, letInWhole, setSecondStep, tryStep } from './second-step.ts'
export { findActor, listSessions, noteProof } from './sessions.ts'
export { letIn, signIn } from './sign-in.ts'
export { hashToken, newToken } from './tokens.ts'
