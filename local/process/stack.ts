type Undo = () => Promise<void> | void

/** What has been started and is to be stopped, the last first. */
export interface Stack {
  defer(undo: Undo): void
  /** Stops everything once; if one part fails, the others are still stopped. */
  unwind(): Promise<void>
}

export function newStack(): Stack {
  const undos: Undo[] = []
  return {
    defer: (undo) => void undos.push(undo),
    async unwind() {
      const failures: unknown[] = []
      for (let undo = undos.pop(); undo; undo = undos.pop()) {
        try {
          await undo()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped')
    },
  }
}
