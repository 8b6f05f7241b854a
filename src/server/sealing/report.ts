import type { Secrets } from '../platform/seal.ts'
import type { Resealed } from './reseal.ts'

/** Unopened values named for each column. */
const named = 50

const count = (values: number) => values.toLocaleString('en-IN')

/** Lines for the operator about a column. Values are never in them. */
export function linesOf({ column, anew, present, left, unopened }: Resealed): string[] {
  const others = unopened.length - named
  return [
    `· ${column}: ${count(anew)} encrypted anew, ${count(present)} by the present APP_SECRET`,
    ...(left > 0 ? [`✗ ${column}: ${count(left)} encrypted by a former secret meanwhile`] : []),
    ...unopened
      .slice(0, named)
      .map(
        ({ site, row }) => `✗ ${column} of ${site ? `the site ${site}` : 'the platform'}, ${row}: no secret opens it`,
      ),
    ...(others > 0 ? [`✗ ${column}: ${count(others)} more that no secret opens`] : []),
  ]
}

/** Last lines for the operator, with the next step. `isWhole`: the present secret opens everything. */
export function lastLines(
  done: Resealed[],
  { config }: Pick<Secrets, 'config'>,
): { isWhole: boolean; lines: string[] } {
  const left = done.reduce((sum, { left }) => sum + left, 0)
  const unopened = done.reduce((sum, { unopened }) => sum + unopened.length, 0)
  const lines = [
    ...(left > 0
      ? ['A server still runs with a former APP_SECRET. Restart it with the present one, then run this again.']
      : []),
    ...(unopened > 0
      ? ['Add the secret that encrypted these to FORMER_APP_SECRETS and run this again, or have them entered anew.']
      : []),
  ]
  if (lines.length > 0) return { isWhole: false, lines: [...lines, 'Keep FORMER_APP_SECRETS as it is.'] }
  const hasFormer = config.formerSecrets.length > 0
  return {
    isWhole: true,
    lines: [
      '✓ The present APP_SECRET opens every stored secret.',
      ...(hasFormer
        ? [
            'FORMER_APP_SECRETS can be removed from the settings. Refused cash orders and used discounts that were noted under it then count no longer.',
          ]
        : []),
    ],
  }
}
