/** The example of docs/web-client.md compiles unchanged. */

import { readFileSync } from 'node:fs'
import { compile } from 'svelte/compiler'
import { expect, it } from 'vitest'

it('compiles the tray of the document', () => {
  const text = readFileSync(new URL('../../docs/web-client.md', import.meta.url), 'utf-8')
  const [, tray] = /```svelte\n(.*?)```/s.exec(text)!
  const { js, warnings } = compile(tray!, { filename: 'Tray.svelte', generate: 'client' })
  expect(js.code).toContain('PlayingCard')
  expect(warnings.map(({ message }) => message)).toEqual([])
})
