/** The journeys of these names. */
const journeys = (...names: string[]) => names.map((name) => `tests/e2e/${name}.spec.ts`)

/** Tests outside of their own rooms that cover files of these globs; `npm run test:near` runs them when one changed. */
export const besides = [
  {
    of: ['src/**/*.contract.ts'],
    tests: ['tests/contract/{routes,spec-calls,every-schema,limits}.test.ts', 'tests/tenancy/access.test.ts'],
    journeys: [],
  },
  {
    of: ['src/**/*.tables.ts', 'db/**'],
    tests: ['tests/tenancy/*.test.ts', 'src/server/backup/*.test.ts'],
    journeys: [],
  },
  {
    of: ['src/server/modules/selling/**', 'src/shared/selling/**'],
    tests: [
      'tests/pages/{changed-price,reviewed-page,brands}.test.ts',
      'src/admin/{orders,products}/**/*.test.{ts,tsx}',
    ],
    journeys: journeys('buying'),
  },
  {
    of: ['src/server/modules/content/{pages,posts}/**', 'src/shared/content/**'],
    tests: ['tests/pages/{editing,saved-pages,shared-header,blog-pages}.test.ts'],
    journeys: journeys('owning'),
  },
  {
    of: ['src/admin/{builder,fields}/**'],
    tests: [],
    journeys: journeys('owning-builder', 'owning-undo', 'owning-takeover'),
  },
  {
    of: ['src/admin/{app,ui}/**'],
    tests: ['src/admin/**/*.test.{ts,tsx}'],
    journeys: journeys('owning', 'owning-keyboard'),
  },
  {
    of: ['src/server/modules/{people,over}/**', 'src/shared/people/**'],
    tests: [
      'tests/security/*.test.ts',
      'tests/tenancy/people.test.ts',
      'src/admin/{staff,security}/**/*.test.{ts,tsx}',
    ],
    journeys: journeys('new-password', 'owning-security', 'owning-staff'),
  },
  {
    of: ['src/server/modules/{sites,over,ground}/**', 'src/shared/sites/**'],
    tests: ['tests/pages/starter*.test.ts', 'src/admin/{settings,beginning}/**/*.test.{ts,tsx}'],
    journeys: journeys('signing-up', 'owning-beginning'),
  },
  {
    of: ['src/sections/**'],
    tests: ['tests/pages/{gallery,fresh-sections,inert}.test.ts'],
    journeys: journeys('islands', 'frame'),
  },
  {
    of: ['src/{features,client,storefront,ui}/**'],
    tests: ['tests/pages/{public-pages,inert}.test.ts'],
    journeys: journeys('islands', 'choosing', 'buying', 'without-script', 'phone'),
  },
  { of: ['src/server/render/**'], tests: ['tests/pages/*.test.ts'], journeys: journeys('islands') },
  { of: ['src/server/{app.ts,platform/http/**}'], tests: ['tests/{contract,security}/*.test.ts'], journeys: [] },
  {
    of: ['docs/**'],
    tests: ['tests/contract/{coverage,states,links}.test.ts', 'tests/tenancy/access.test.ts'],
    journeys: [],
  },
]
