import type { SQL } from 'drizzle-orm'
import type { Permission } from '../../shared/people/permissions.ts'
import type { Act, Thing } from '../../shared/running/activity.ts'
import type { ToDo } from '../../shared/running/dashboard.ts'
import type { State } from '../../shared/running/leaves.ts'
import type { Ctx, Services } from '../platform/context.ts'
import type { Route } from '../platform/http/route.ts'
import type { Job } from '../platform/job.ts'
import type { MediaUse } from './content/media/index.ts'
import type { StatedMail } from './ground/mail/index.ts'

/**
 * A module, as its `module.ts` states it. `src/server/modules.ts` lists all modules; the app, the jobs, the copy and the
 * deletion of personal data, the record and the dashboard are made of that list (docs/architecture.md).
 */
export type Module = {
  /** The name of its folder. */
  name: string
  /** Calls; a function of what the others state where they need it. */
  routes?: Route[] | ((stated: Stated) => Route[])
  /** Work that follows from a change, written in the transaction of the change. */
  jobs?: Job[] | ((stated: Stated) => Job[])
  /** Its mails (docs/mails.md); each makes the job that sends it. */
  mails?: StatedMail[]
  /** Work of the whole platform by the clock; one of all processes does it. */
  periodic?: Periodic[]
  /** The pictures of the library that it shows. */
  mediaUse?: MediaUse
  /** Personal data in its tables. */
  personal?: Personal
  /** Tasks for staff, with their counts. */
  toDo?: Waiting[]
  /** Columns of its things that the record of staff's acts keeps. */
  recorded?: RecordedThings
  /** The things whose changes staff can undo. */
  reversible?: ReversibleThings
}

/** The parts that all modules state, gathered for the modules that serve all others. */
export type Stated = {
  mediaUses: MediaUse[]
  personal: Personal[]
  toDo: Waiting[]
  reversible: ReversibleThings
}

export type Periodic = { name: string; seconds: number; run: (services: Services) => Promise<void> }

export type Waiting = {
  permission: Permission
  /** Counts of zero are left out later. */
  count: (ctx: Ctx) => Promise<ToDo[]>
  /** Counted for the dashboard alone, not at every screen. */
  isCostly?: true
}

/** A person of this site. `provenEmail` is undefined until the person has shown that the address is theirs. */
export type DataSubject = { id: string; email: string; provenEmail: string | undefined }

export type Personal = {
  /** Reads the signed-in person's data, for the file that they may ask for (B68). */
  copy?: (ctx: Ctx, person: DataSubject) => Promise<PersonalCopy>
  /** Deletes it, in the transaction that deletes the account (B67). */
  forget?: (ctx: Ctx, person: DataSubject) => Promise<void>
}

export type PersonalCopy = {
  /** For programs, by name. Lists of one name become one list. Times are ISO instants, amounts minor units. */
  data: Record<string, unknown>
  /** For people, in the language that `t` speaks when it is called. */
  page: () => PersonalPage
  files?: PersonalFile[]
}

export type PersonalPage = {
  /** Lines of the table “Profile”, each a name and a value. */
  profile?: PersonalRow[]
  /** Tables of one title become one. */
  tables?: PersonalTable[]
}

export type PersonalRow = (string | number)[]
/** `head` may be empty. */
export type PersonalTable = { title: string; head: string[]; rows: PersonalRow[] }
/** `place` is its path in the archive. */
export type PersonalFile = { place: string; pieces: () => AsyncIterable<Uint8Array> }

/** A thing of the record, read by SQL in which `t` is its row. */
export type Recorded = {
  /** Names and columns for `jsonb_build_object`: nothing secret, and of persons no more than tells what was done. */
  columns: SQL
  /** The table, named `t`. It has `site_id` and `id`. */
  from: SQL
  /** The thing's name. */
  label: SQL
}

export type RecordedThings = Partial<Record<Thing, Recorded>>

/** A kind of thing whose changes can be undone (B204). */
export type Reversible = {
  /** The right that its changes need, and so their undoing. */
  permission: Permission
  /** The acts that can be undone. */
  acts: Act[]
  /** How undoing them is recorded. */
  undo: Act
  /** Locks the things that a call names, and returns their ids. */
  hold: (ctx: Ctx, named: string[]) => Promise<string[]>
  /** Reads their states, by id. */
  read: (ctx: Ctx, ids: string[]) => Promise<Map<string, State>>
  /** Brings things to the states given; `changed` are the names of fields that differ, by the things' ids. */
  put: (ctx: Ctx, wanted: Map<string, State>, changed: Map<string, string[]>) => Promise<void>
}

export type ReversibleThings = Partial<Record<Thing, Reversible>>

/** States a module. */
export function defineModule(module: Module): Module {
  return module
}
