import { expect, test } from 'vitest'
import type { Fact } from '@/net/protocol'
import { Recall } from './recall'

const stages = { roles: { revealed: 500 }, mutiny: { fought: 600, won: 900 } }
const fact = (name: string): Fact => ({ fact: name, details: {} })

test('a round that ends leaves its moments, each stage once and with the scene before it', () => {
  const recall = new Recall<string>()
  const facts = [fact('played')]
  expect(recall.see('a', facts, 1, stages)).toBeNull()
  expect(recall.see('b', [...facts, fact('revealed'), fact('fought')], 1, stages)).toBeNull()
  const end = recall.see('c', [...facts, fact('revealed'), fact('fought'), fact('fought'), fact('won')], 2, stages)!
  expect(end.round).toBe(1)
  expect(end.pages.map(({ stage, scene, facts: told }) => [stage, scene, told.length])).toEqual([['roles', 'a', 1], ['mutiny', 'a', 3]])
})

test('a round without anything staged leaves nothing, and what was taken back is forgotten', () => {
  const recall = new Recall<string>()
  recall.see('a', [], 1, stages)
  expect(recall.see('b', [fact('played')], 2, stages)).toBeNull()
  recall.see('c', [fact('played'), fact('revealed')], 2, stages)
  recall.see('d', [fact('played'), fact('revealed'), fact('undone')], 2, stages)
  expect(recall.see('e', [fact('played'), fact('revealed'), fact('undone'), fact('played')], 3, stages)).toBeNull()
})
