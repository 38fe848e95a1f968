export interface Progress {
  /** Runs one step; `note` reports progress within it. */
  step<Result>(
    title: string,
    run: (note: (text: string) => void) => Promise<Result>,
  ): Promise<Result>
}

/** An updated line in a terminal; plain lines elsewhere. */
export function showProgress(stream: NodeJS.WriteStream = process.stdout): Progress {
  return stream.isTTY ? liveProgress(stream) : plainProgress(stream)
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 80
const CLEAR_LINE = '\r\u001B[2K'

function liveProgress(stream: NodeJS.WriteStream): Progress {
  return {
    async step(title, run) {
      const started = performance.now()
      let text = ''
      let frame = 0
      const draw = (mark: string) =>
        stream.write(
          `${CLEAR_LINE}${mark} ${title}${text && ` · ${text}`}`.slice(
            0,
            stream.columns + CLEAR_LINE.length,
          ),
        )
      const timer = setInterval(() => draw(FRAMES[frame++ % FRAMES.length] ?? ''), FRAME_MS)
      try {
        const result = await run((note) => (text = note))
        text = seconds(started)
        draw('✓')
        return result
      } catch (error) {
        draw('✗')
        throw error
      } finally {
        clearInterval(timer)
        stream.write('\n')
      }
    },
  }
}

const NOTE_EVERY_MS = 5_000

function plainProgress(stream: NodeJS.WriteStream): Progress {
  return {
    async step(title, run) {
      const started = performance.now()
      let notedAt = started
      stream.write(`${title} …\n`)
      const result = await run((note) => {
        if (performance.now() - notedAt < NOTE_EVERY_MS) return
        notedAt = performance.now()
        stream.write(`  ${note}\n`)
      })
      stream.write(`  done in ${seconds(started)}\n`)
      return result
    },
  }
}

function seconds(since: number) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
