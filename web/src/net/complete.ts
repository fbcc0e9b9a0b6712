/** The server leaves out what stands at its default; here it is put back, so that everything else can rely on it. */

import type { Beside, Board, Chair, Drawing, Guide, Message, Pace, Scene, Settings } from './protocol'

const PACE: Pace = { kind: 'live', move: 180_000, match: null, window: 5000, windows: { response: 4000 }, bot: 1500, grace: 120_000 }
const SETTINGS: Omit<Settings, 'game' | 'seats' | 'pace'> = { options: {}, open: false, watch: 'invited', watch_delay: 0, talk: 'chat' }
const CHAIR: Chair = { name: '', taken: false, bot: null, here: false, away_since: null, hushed: false, used: 0, deadline: null, pace: null, account: false, waited: false }
const BOARD: Omit<Board, 'id' | 'phase' | 'settings' | 'chairs' | 'host'> = {
  code: null,
  paused: false,
  window: null,
  ballots: [],
  question: null,
  round: 0,
  commitment: '',
  onlookers: 0,
  rematch: null,
  needed: 0,
  spectators_hushed: false,
  pace: 'brisk',
  draw: null,
}
const DRAW: Drawing = { stage: 'idle', round: 0, committed: [], awaited: [], without: [], agreed: [], consented: false, pledges: [] }
const SCENE: Omit<Scene, 'is' | 'now' | 'seat' | 'host' | 'done' | 'table' | 'facts_from' | 'facts' | 'beside_from' | 'beside'> = {
  prompt: 0,
  offers: null,
  closed: [],
  claims: null,
  waiting_for: [],
  public: null,
  own: null,
  result: null,
  guide: null,
  stood_in: [],
  undo: 'none',
}
const GUIDE: Omit<Guide, 'stage'> = { coach: '', move: null, done: 0, steps: 0 }

export function completeBoard(board: Board): Board {
  return {
    ...BOARD,
    ...board,
    settings: { ...SETTINGS, ...board.settings, pace: { ...PACE, ...board.settings.pace } },
    draw: board.draw ? { ...DRAW, ...board.draw } : null,
    chairs: board.chairs.map((chair) => ({ ...CHAIR, ...chair })),
  }
}

export function completeBeside(beside: readonly Beside[]): Beside[] {
  return beside.map((one) => ({ ...one, details: one.details ?? {} }))
}

export function complete(message: Message): Message {
  if (message.is !== 'scene') return message
  const beside = completeBeside(message.beside)
  const guide = message.guide ? { ...GUIDE, ...message.guide } : null
  return { ...SCENE, ...message, beside, guide, table: completeBoard(message.table) }
}
