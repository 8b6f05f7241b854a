import type { StarterProduct } from '../catalogue.ts'
import { adornment } from './products/adornment.ts'
import { bags } from './products/bags.ts'
import { bedding } from './products/bedding.ts'
import { brassware } from './products/brassware.ts'
import { care } from './products/care.ts'
import { cushions } from './products/cushions.ts'
import { desk } from './products/desk.ts'
import { flames } from './products/flames.ts'
import { kurtas } from './products/kurtas.ts'
import { plainKurtas } from './products/kurtas-plain.ts'
import { lighting } from './products/lighting.ts'
import { menswear } from './products/menswear.ts'
import { metalware } from './products/metalware.ts'
import { pantry } from './products/pantry.ts'
import { pottery } from './products/pottery.ts'
import { rugs } from './products/rugs.ts'
import { sarees } from './products/sarees.ts'
import { stoles } from './products/stoles.ts'
import { tableware } from './products/tableware.ts'
import { toys } from './products/toys.ts'
import { wallets } from './products/wallets.ts'
import { woodware } from './products/woodware.ts'

/** Everything that Aangan sells. The order is the order of a fresh shop's listing: the families take turns. */
export const products: StarterProduct[] = takeTurns([
  sarees,
  pottery,
  metalware,
  kurtas,
  cushions,
  tableware,
  bags,
  lighting,
  stoles,
  care,
  menswear,
  rugs,
  desk,
  flames,
  woodware,
  adornment,
  pantry,
  toys,
  bedding,
  wallets,
  brassware,
  plainKurtas,
])

function takeTurns(families: readonly StarterProduct[][]): StarterProduct[] {
  const rounds = Math.max(...families.map((family) => family.length))
  return Array.from({ length: rounds }, (_, round) =>
    families.flatMap((family) => family.slice(round, round + 1)),
  ).flat()
}
