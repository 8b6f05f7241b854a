import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { departure, departureBody } from '../../../../shared/people/departure.ts'

const options = { access: 'signed-in', group: 'Account', reply: oneOf(departure) } as const
const path = '/api/v1/departure'

export const readDeparture = contract('get', path, {
  ...options,
  summary: 'Read whether and when the account will be deleted',
})

export const askForDeparture = contract('post', path, {
  ...options,
  summary: 'Request account deletion, in seven days',
  body: departureBody,
  refusals: ['departure.member', 'password.wrong'],
  // Each request after a withdrawal is mailed.
  limit: { name: 'departure', points: 10, seconds: 3600 },
})

export const takeDepartureBack = contract('delete', path, {
  ...options,
  summary: 'Cancel the account deletion',
})

named({ departure, departureBody })
