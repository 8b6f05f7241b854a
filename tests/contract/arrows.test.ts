import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const script = path.resolve('scripts/check-arrows.ts')

/** Faults that the check finds in these files: their imports, by path within the server's modules. */
function faultsIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'))
  try {
    for (const [name, target] of Object.entries(files)) {
      const file = path.join(folder, 'src/server', name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, target && `import { it } from '${target}'\n`)
    }
    return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' }).stderr.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each([
  [
    'from a module up to a file beside the modules of a wing',
    'modules/ground/mail/a.ts',
    '../../selling/tags.ts',
    'selling is a layer above ground',
  ],
  ['from such a file up to a module', 'modules/people/a.ts', '../over/links/index.ts', 'over is a layer above people'],
  [
    'from a module up to another',
    'modules/selling/cart/a.ts',
    '../../sites/opening/index.ts',
    'sites is a layer above selling',
  ],
  [
    'past the door of a module from above the wings',
    'modules/a.ts',
    './content/pages/pages.ts',
    'src/server/modules/content/pages is used through its index.ts',
  ],
  [
    'past it from beside the modules of a wing',
    'modules/selling/a.ts',
    '../people/staff/staff.ts',
    'src/server/modules/people/staff is used through its index.ts',
  ],
  [
    'past it from what renders',
    'render/a.ts',
    '../modules/selling/cart/cart.ts',
    'src/server/modules/selling/cart is used through its index.ts',
  ],
  [
    'from the acts of a module to what is not shared',
    'modules/selling/brands/brands.acts.ts',
    './brands.ts',
    'texts import only src/shared',
  ],
  [
    'to them from anywhere but their list',
    'modules/selling/cart/a.ts',
    '../brands/brands.acts.ts',
    'it is read in src/shared/running/acts.ts',
  ],
])('an arrow %s is a fault', (_, file, target, fault) => {
  const to = path.join('src/server', path.dirname(file), target)
  expect(faultsIn({ [file]: target })).toEqual([`src/server/${file} -> ${to}: ${fault}`])
})

test('arrows down, through a door, and to files above the wings are none', () => {
  const files = {
    'modules/kind.ts': './content/media/index.ts',
    'modules/selling/tags.ts': '../kind.ts',
    'modules/selling/cart/a.ts': '../tags.ts',
    'modules/sites/opening/a.ts': '../../selling/tags.ts',
    'modules/people/staff/a.ts': '../../content/inbox/index.ts',
    'render/a.ts': '../modules/over/links/index.ts',
  }
  expect(faultsIn(files)).toEqual([])
})
