// Writes which tests `npm test` leaves out (gate-part.ts): all that is far from what changed since the seed of its part was raised.
import { mkdirSync, writeFileSync } from 'node:fs'
import { changedSince, whenRaised } from '../tests/support/enumerations/changes.ts'
import { leftOutAfter } from './gate-part.ts'

const raised = whenRaised()
const changed = raised ? changedSince(raised) : undefined
mkdirSync('.cache/results', { recursive: true })
writeFileSync(
  '.cache/results/left-out.json',
  JSON.stringify({ raised, changed: changed?.length, ...leftOutAfter(changed) }, null, 2),
)
