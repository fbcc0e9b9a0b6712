/** The types of the server's messages under the names that the client uses; all of them are generated (`server.ts`). */

import type * as server from './server'

export type {
  Ballot,
  Beside,
  BetweenField as Between,
  PublicTable,
  Chair,
  Closed,
  Commitment,
  CommittedDevice,
  Device,
  Done,
  Drawing,
  Fact,
  Field,
  Guide,
  Hinted,
  Instead,
  Linked,
  LuckCommitments,
  Message,
  Offer,
  OneOfField as OneOf,
  Pace,
  Pledged,
  Question,
  Refusal,
  Result,
  Scene,
  Settings,
  SomeOfField as SomeOf,
  Value,
  Why,
  Window,
} from './server'
export type { ChannelAnswer as Channel, GameAnswer as GameEntry, MeAnswer as Me, Moment as ReplayMoment, Option as GameOption, TableAnswer as MyTable, TableAnswer as OpenTable } from './server'

export type Details = server.Fact['details']
export type WrittenMove = server.MakeMove['move']
export type Phase = server.PublicTable['phase']
export type Motion = server.Ballot['motion']
/** The pace of bots. */
export type BotPace = server.PublicTable['pace']
export type Watch = server.Settings['watch']
export type Talking = server.Settings['talk']
/** A command without its id, which the socket assigns. */
export type Command = server.Command extends infer One ? (One extends server.Command ? Omit<One, 'id'> : never) : never
