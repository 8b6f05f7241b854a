import { spawnSync } from 'node:child_process'

const seedFile = 'tests/support/enumerations/sample-seed.ts'

/** Commit that raised the seed; undefined where git does not know: outside of a repository, or with the end of a history alone. */
export function whenRaised(): string | undefined {
  const [raised, before] = git('log', '-1', '--format=%H %P', '--', seedFile).split(' ')
  return before ? raised : undefined
}

/** Files that differ from that commit, those that git does not know yet among them. */
export function changedSince(commit: string): string[] {
  const names = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`
  return names.split('\n').filter(Boolean)
}

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout?.trim() ?? ''
}
