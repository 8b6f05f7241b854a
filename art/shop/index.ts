import type { Picture } from '../picture.ts'
import { doorways } from './pictures/doorways.ts'
import type { Shoots } from './pictures/shoot.ts'
import { adornment } from './shoots/adornment.ts'
import { bags } from './shoots/bags.ts'
import { bedding } from './shoots/bedding.ts'
import { brassware } from './shoots/brassware.ts'
import { care } from './shoots/care.ts'
import { cushions } from './shoots/cushions.ts'
import { desk } from './shoots/desk.ts'
import { flames } from './shoots/flames.ts'
import { kurtas } from './shoots/kurtas.ts'
import { plainKurtas } from './shoots/kurtas-plain.ts'
import { larder } from './shoots/larder.ts'
import { lighting } from './shoots/lighting.ts'
import { menswear } from './shoots/menswear.ts'
import { metalware } from './shoots/metalware.ts'
import { pantry } from './shoots/pantry.ts'
import { pottery } from './shoots/pottery.ts'
import { rugs } from './shoots/rugs.ts'
import { sarees } from './shoots/sarees.ts'
import { stoles } from './shoots/stoles.ts'
import { tableware } from './shoots/tableware.ts'
import { toys } from './shoots/toys.ts'
import { wallets } from './shoots/wallets.ts'
import { woodware } from './shoots/woodware.ts'

const shoots: Shoots = {
  ...adornment,
  ...bags,
  ...bedding,
  ...brassware,
  ...care,
  ...cushions,
  ...desk,
  ...flames,
  ...kurtas,
  ...larder,
  ...lighting,
  ...menswear,
  ...metalware,
  ...pantry,
  ...plainKurtas,
  ...pottery,
  ...rugs,
  ...sarees,
  ...stoles,
  ...tableware,
  ...toys,
  ...wallets,
  ...woodware,
}

/** `category-sarees` stands at the door of a category; `hammered-brass-lota-1` is the cover of a product. */
export const shopPictures: Record<string, Picture> = Object.fromEntries([
  ...Object.entries(doorways).map(([path, picture]) => [`category-${path}`, picture] as const),
  ...Object.entries(shoots).flatMap(([path, pictures]) =>
    pictures.map((picture, index) => [`${path}-${index + 1}`, picture] as const),
  ),
])
