/** Writes a Brotli file next to every text file of the build; the server sends it to browsers that accept it. */

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg)$/
/** A file with fewer bytes is sent uncompressed. */
const SMALL = 200

export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  // Runs last: other plugins change the files until they are written.
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
      const file = join(dir!, name)
      const content = await readFile(file)
      if (content.length < SMALL) continue
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, brotliCompressSync(content, { params }))
    }
  },
}
