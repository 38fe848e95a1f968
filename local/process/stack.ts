type Undo = () => Promise<void> | void

/** Undone in reverse order. */
export interface Stack {
  defer(undo: Undo): void
  /** Runs once; if one part fails, the others still stop. */
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
