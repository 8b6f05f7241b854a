import type { Picture } from '../picture.ts'
import { blockPrinting } from './aangan/block-printing.ts'
import { dyeVats } from './aangan/dye-vats.ts'
import { heroCourtyard } from './aangan/hero-courtyard.ts'
import { heroIndigo } from './aangan/hero-indigo.ts'
import { heroKitchen } from './aangan/hero-kitchen.ts'
import { loom } from './aangan/loom.ts'
import { portrait2, portrait4, portrait6 } from './aangan/portraits-men.ts'
import { portrait1, portrait3, portrait5 } from './aangan/portraits-women.ts'
import { potterWheel } from './aangan/potter-wheel.ts'
import { clinicDesk } from './clinic/clinic-desk.ts'
import { clinicFront } from './clinic/clinic-front.ts'
import { clinicChildren, clinicRoom, clinicWaiting } from './clinic/clinic-rooms.ts'
import { doctor1, doctor2, doctor3, doctor4 } from './clinic/doctors.ts'
import { eventsArtist } from './events/events-artist.ts'
import { eventsCorporate } from './events/events-corporate.ts'
import { eventsGames } from './events/events-games.ts'
import { eventsHero } from './events/events-hero.ts'
import { eventsThemeParty } from './events/events-theme-party.ts'
import { eventsWedding } from './events/events-wedding.ts'
import { eventsGallery1, eventsGallery6 } from './events/gallery-flowers.ts'
import { eventsGallery4 } from './events/gallery-mehndi.ts'
import { eventsGallery3, eventsGallery5 } from './events/gallery-stage.ts'
import { eventsGallery2 } from './events/gallery-table.ts'
import { foodChhachh } from './food/food-chhachh.ts'
import { foodChulha } from './food/food-chulha.ts'
import {
  foodDalBaati,
  foodGatte,
  foodGhewar,
  foodKachori,
  foodKerSangri,
  foodLaalMaas,
  foodLaddoo,
  foodRoti,
} from './food/food-dishes.ts'
import { foodFront } from './food/food-front.ts'
import { foodSilbatta } from './food/food-silbatta.ts'
import { foodThali } from './food/food-thali.ts'
import { foodThaliRound } from './food/food-thali-round.ts'
import { platformHero } from './platform/platform-hero.ts'
import { platformIndia } from './platform/platform-india.ts'
import { platformSections } from './platform/platform-sections.ts'
import { pfCourt } from './portfolio/court.ts'
import { pfCourtHouse } from './portfolio/court-house.ts'
import { pfJali } from './portfolio/jali.ts'
import { pfLibrary } from './portfolio/library.ts'
import { pfLibraryInside } from './portfolio/library-inside.ts'
import { pfModel } from './portfolio/model.ts'
import { pfPlan } from './portfolio/plan.ts'
import { pfShed } from './portfolio/shed.ts'
import { pfStair } from './portfolio/stair.ts'

export const scenes = {
  'hero-courtyard': heroCourtyard,
  'hero-indigo': heroIndigo,
  'hero-kitchen': heroKitchen,
  loom,
  'block-printing': blockPrinting,
  'potter-wheel': potterWheel,
  'dye-vats': dyeVats,
  'portrait-1': portrait1,
  'portrait-2': portrait2,
  'portrait-3': portrait3,
  'portrait-4': portrait4,
  'portrait-5': portrait5,
  'portrait-6': portrait6,
  'events-hero': eventsHero,
  'events-wedding': eventsWedding,
  'events-corporate': eventsCorporate,
  'events-theme-party': eventsThemeParty,
  'events-artist': eventsArtist,
  'events-games': eventsGames,
  'events-gallery-1': eventsGallery1,
  'events-gallery-2': eventsGallery2,
  'events-gallery-3': eventsGallery3,
  'events-gallery-4': eventsGallery4,
  'events-gallery-5': eventsGallery5,
  'events-gallery-6': eventsGallery6,
  'platform-hero': platformHero,
  'platform-sections': platformSections,
  'platform-india': platformIndia,
  'clinic-front': clinicFront,
  'clinic-room': clinicRoom,
  'clinic-waiting': clinicWaiting,
  'clinic-children': clinicChildren,
  'clinic-desk': clinicDesk,
  'doctor-1': doctor1,
  'doctor-2': doctor2,
  'doctor-3': doctor3,
  'doctor-4': doctor4,
  'food-thali': foodThali,
  'food-thali-round': foodThaliRound,
  'food-silbatta': foodSilbatta,
  'food-chulha': foodChulha,
  'food-front': foodFront,
  'food-dal-baati': foodDalBaati,
  'food-laal-maas': foodLaalMaas,
  'food-gatte': foodGatte,
  'food-ker-sangri': foodKerSangri,
  'food-kachori': foodKachori,
  'food-ghewar': foodGhewar,
  'food-laddoo': foodLaddoo,
  'food-roti': foodRoti,
  'food-chhachh': foodChhachh,
  'pf-court-house': pfCourtHouse,
  'pf-court': pfCourt,
  'pf-library': pfLibrary,
  'pf-library-inside': pfLibraryInside,
  'pf-shed': pfShed,
  'pf-jali': pfJali,
  'pf-stair': pfStair,
  'pf-plan': pfPlan,
  'pf-model': pfModel,
} satisfies Record<string, Picture>
